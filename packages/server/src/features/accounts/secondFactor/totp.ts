import { Secret, TOTP } from 'otpauth'
import { sealsFor } from '../../../platform/seal.ts'

const { seal, unseal } = sealsFor('second factor')

/** A phone's clock may be half a minute ahead or behind. */
const drift = 1

const totpFor = (
  secret: Secret,
  names: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...names, secret })

/** A new secret as it is kept, and as the app is told it. */
export function createTotpSecret(
  key: string,
  names: { readonly issuer: string; readonly label: string },
) {
  const secret = new Secret({ size: 20 })
  return {
    sealed: seal(key, secret.base32),
    shown: { uri: totpFor(secret, names).toString(), secret: secret.base32 },
  }
}

/** Whether a code may be one of the app; the library throws at one of other signs. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/**
 * The half minute that a code of the app belongs to, counted from 1970.
 * @returns undefined when it is none of now, of just before or of just after
 */
export function findTimeStep(
  key: string,
  sealed: string,
  code: string,
  now: Date,
): number | undefined {
  if (!isAppCode(code)) return
  const app = totpFor(Secret.fromBase32(unseal(key, sealed)))
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window: drift })
  return delta === null ? undefined : app.counter({ timestamp }) + delta
}
