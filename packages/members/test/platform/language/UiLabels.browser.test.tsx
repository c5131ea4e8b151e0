import { Spinner } from '@bouquet/ui/Spinner'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { useInBrowser } from '../../../src/platform/device/useInBrowser.ts'
import { createTranslations } from '../../../src/platform/language/translations.ts'
import { UiLabels } from '../../../src/platform/language/UiLabels.tsx'

afterEach(() => document.body.replaceChildren())

const Taken = ({ children }: { readonly children: ReactNode }) => (
  <>
    <output>{useInBrowser() ? 'taken over' : 'drawn'}</output>
    {children}
  </>
)

test('PRF-1 what uses the phrases of the library is not drawn once more when a page has been taken over', async () => {
  const { i18n } = await createTranslations('en', { name: 'Harbour' })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const translate = vi.spyOn(i18n, 't')
  const page = (
    <I18nextProvider i18n={i18n}>
      <Taken>
        <UiLabels drawn={() => ({ now: 0, timeZone })}>
          <Spinner />
        </UiLabels>
      </Taken>
    </I18nextProvider>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  translate.mockClear()
  hydrateRoot(place, page)
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('taken over')
  expect(translate).toHaveBeenCalledOnce()
})
