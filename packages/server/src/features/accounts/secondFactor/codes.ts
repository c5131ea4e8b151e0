import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bouquet/contract'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../../platform/database/Database.ts'
import { sealsFor } from '../../../platform/secrets.ts'
import { replaceRecoveryCodes } from './secondFactor.store.ts'

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
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

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
  if (!isTotpCode(code)) return
  const app = totpFor(Secret.fromBase32(unseal(key, sealed)))
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window: drift })
  return delta === null ? undefined : app.counter({ timestamp }) + delta
}

const { fingerprint } = sealsFor('recovery code')

/** Without characters that are easily confused on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = { count: 2, length: 5 }

const repeat = (length: number, make: () => string): string[] => Array.from({ length }, make)
const character = () => alphabet.charAt(randomInt(alphabet.length))
const newCode = () =>
  repeat(groups.count, () => repeat(groups.length, character).join('')).join('-')

/** Removes spaces and dashes and lowercases. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Dash}]/gu, '').toLowerCase()
}

/** The stored hash of a code, bound to one factor and keyed. */
export function hashRecoveryCode(key: string, factor: string, code: string): string {
  return fingerprint(key, `${factor} ${normalizeCode(code)}`)
}

/** Replaces all recovery codes. @returns the new ones, to be shown once */
export async function issueRecoveryCodes(
  tx: Db,
  { key, factor }: { readonly key: string; readonly factor: string },
): Promise<string[]> {
  const codes = repeat(recoveryCodeCount, newCode)
  await replaceRecoveryCodes(
    tx,
    factor,
    codes.map((code) => hashRecoveryCode(key, factor, code)),
  )
  return codes
}
