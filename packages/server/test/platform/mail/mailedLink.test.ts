import { areaOf, streams } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { emailSchema } from '../../../src/platform/mail/email.ts'
import { mailKinds } from '../../../src/platform/mail/mailKinds.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const about = '00000000-0000-4000-8000-000000000001'
const pathOf = (address: string) => new URL(address, 'https://harbour.example').pathname

test.each(emailSchema.options.map(({ shape }) => shape.kind.value))(
  'RTE-9 the mail %s leads to a page',
  async (kind) => {
    const address = mailKinds[kind].path(about)
    const path = pathOf(address)
    if (!path.startsWith('/api/')) return expect(areaOf(path), address).toBe('app')
    expect(Object.values<string>(streams)).toContain(path)
    const location = (await server.client().fetch(address)).headers.get('location') ?? ''
    expect(areaOf(pathOf(location)), location).toBe('app')
  },
)

test('RTE-9 unsubscribing needs no login, and its page leads to the choice of notices', async () => {
  const page = await server.client().fetch(`${streams.unsubscribe}?token=guessed`)
  expect(await page.text()).toContain('href="/notifications"')
})
