import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { sealsFor } from '../../../platform/seal.ts'
import { writeCodes } from './secondFactor.store.ts'

const { fingerprint } = sealsFor('recovery code')

/** Without signs that are taken for one another when read from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = { count: 2, length: 5 }

const list = (length: number, make: () => string): string[] => Array.from({ length }, make)
const sign = () => alphabet.charAt(randomInt(alphabet.length))
const newCode = () => list(groups.count, () => list(groups.length, sign).join('')).join('-')

/** A code as its owner may have typed it, without spaces, dashes and capitals. */
export const bareCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Dash}]/gu, '').toLowerCase()

/** What is kept of a code: good for one owner, and telling nothing without the key. */
export const hashCode = (key: string, factor: string, code: string): string =>
  fingerprint(key, `${factor} ${bareCode(code)}`)

/** Gives new codes in place of all earlier ones. @returns them, to be shown once */
export async function giveCodes(tx: Db, key: string, factor: string): Promise<string[]> {
  const codes = list(recoveryCodeCount, newCode)
  await writeCodes(
    tx,
    factor,
    codes.map((code) => hashCode(key, factor, code)),
  )
  return codes
}
