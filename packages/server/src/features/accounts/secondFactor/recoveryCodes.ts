import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { sealsFor } from '../../../platform/seal.ts'
import { replaceRecoveryCodes } from './secondFactor.store.ts'

const { fingerprint } = sealsFor('recovery code')

/** Without characters that are easily confused on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = { count: 2, length: 5 }

const repeat = (length: number, make: () => string): string[] => Array.from({ length }, make)
const character = () => alphabet.charAt(randomInt(alphabet.length))
const newCode = () =>
  repeat(groups.count, () => repeat(groups.length, character).join('')).join('-')

/** Removes spaces and dashes and lowercases. */
export const normalizeCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Dash}]/gu, '').toLowerCase()

/** The stored hash of a code, bound to one factor and keyed. */
export const hashRecoveryCode = (key: string, factor: string, code: string): string =>
  fingerprint(key, `${factor} ${normalizeCode(code)}`)

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
