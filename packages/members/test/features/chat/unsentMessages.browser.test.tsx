import { ClientProvider, createClient, useClient, useStore } from '@bouquet/client'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => document.body.replaceChildren())

const Waiting = () => <output>{useStore(useClient().outbox).length} waiting</output>

test('PRF-1 CHT-3 a page is taken over as the server drew it, without the unsent messages of this device, and shows them then', async () => {
  const newClient = () =>
    createClient({ storage: memoryStorage(), fetch: () => new Promise(() => {}) })
  const client = newClient()
  client.outbox.open('me')
  client.outbox.send('00000000-0000-4000-8000-000000000000', { kind: 'text', text: 'Hello' })
  const page = (shown: typeof client) => (
    <ClientProvider client={shown}>
      <Waiting />
    </ClientProvider>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page(newClient()))
  const onRecoverableError = vi.fn()
  hydrateRoot(place, page(client), { onRecoverableError })
  await expect.poll(() => place.textContent).toBe('1 waiting')
  expect(onRecoverableError).not.toHaveBeenCalled()
})
