import { TOTP } from 'otpauth'

/**
 * What an authenticator app shows for a secret.
 * @param later half minutes from now; a code counts a little before and after its time
 */
export function authenticatorCode(secret: string, later: number): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
}
