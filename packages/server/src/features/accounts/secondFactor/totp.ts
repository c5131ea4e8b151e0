import { Secret, TOTP } from 'otpauth'
import { sealsFor } from '../../../platform/seal.ts'

const { seal, unseal } = sealsFor('second factor')

/** Accepted clock drift in steps of 30 seconds. */
const drift = 1

const totpFor = (
  secret: Secret,
  names: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...names, secret })

/** Creates a secret: sealed for storage, and readable for the authenticator app. */
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

/** Whether a code has the form of a TOTP code; the library throws for others. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/**
 * The time step of a valid code, counted from 1970.
 * @returns undefined when the code belongs to none of the current, previous or next step
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
