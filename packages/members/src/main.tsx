import { localeCodes } from '@bouquet/contract'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/App.tsx'

const shellSchema = z.object({
  brand: z.string(),
  name: z.string(),
  locale: z.enum(localeCodes),
  pages: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    z.array(z.object({ token: z.string(), title: z.string(), lang: z.string() })),
  ),
})

/** The element of the shell that says what to draw, and for which brand and language. */
const place = document.getElementById('members-area')
if (place) {
  const { brand, name, locale, pages } = shellSchema.parse({ ...place.dataset })
  void stylesLoaded().then(() =>
    createRoot(place).render(<App brand={{ id: brand, name, pages }} locale={locale} />),
  )
}

/** Resolves when the page's own link to the styles of this screen has loaded or failed. */
function stylesLoaded(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('#screen-styles')
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}
