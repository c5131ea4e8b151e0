import { calls } from '@bouquet/contract/schemas'
import { TOTP, URI } from 'otpauth'
import { goodSignup, joinMember } from './people.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** An app on somebody's phone, which has read the address of a secret. */
export function authenticator({ clock }: Server, uri: string) {
  const app = URI.parse(uri)
  if (!(app instanceof TOTP)) throw new Error(`${uri} is for no code that changes with time.`)
  return {
    app,
    /** What the app shows, or shows so many half minutes later. */
    code: (later = 0) => app.generate({ timestamp: clock.now().getTime() + later * 30_000 }),
  }
}

/** A member with a second factor, half a minute after it was switched on. */
export async function joinGuarded(server: Server, name = 'Mara') {
  const joined = await joinMember(server, { name })
  const { client } = joined
  const { password } = goodSignup
  const { uri, secret } = await client.call(calls.beginSecondFactor, { body: { password } })
  const phone = authenticator(server, uri)
  const body = { code: phone.code() }
  const { recovery_codes } = await client.call(calls.confirmSecondFactor, { body })
  server.clock.pass(30)
  return { ...joined, phone, uri, secret, recovery_codes }
}
