import type { Call } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { parseResponse } from '../../support/client.ts'
import { goodSignup } from '../../support/people.ts'
import type { serverProcess } from './process.ts'

export type ServerProcess = Awaited<ReturnType<typeof serverProcess>>

export function read<C extends Call>(call: C, body: string) {
  return parseResponse(call, JSON.parse(body))
}

/** Signs a member up at a server of its own; the address is confirmed by the mailed link. */
export async function joinProcess(server: Pick<ServerProcess, 'send' | 'until'>, name: string) {
  const email = `${name.toLowerCase()}@post.example`
  const signup = { ...goodSignup, email, name }
  const response = await server.send('POST', calls.signup.path, { body: JSON.stringify(signup) })
  const cookie = response.cookies.map((line) => line.split(';')[0]).join('; ')
  const list = await server.until('/api/mailbox', cookie, ({ body }) => body.includes(email))
  const entry = list.body.split('<li>').find((item) => item.includes(email)) ?? ''
  const letter = entry.match(/\/api\/mailbox\/[\w-]+/)?.[0] ?? ''
  const mail = await server.send('GET', letter, { cookie })
  const [, token = ''] = mail.body.match(/\/activate\?token=([\w-]+)/) ?? []
  const { method, path } = calls.confirmAddress
  await server.send(method, path, { cookie, body: JSON.stringify({ token }) })
  const { user } = read(calls.signup, response.body)
  if (!user) throw new Error('A discreet brand logs nobody in.')
  return { cookie, id: user.id }
}
