import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'

/** A new row's id: a version 7 UUID, so that ids sort by the time they were made. */
export const newId = (): string => randomUUIDv7()

/** A name that cannot be guessed, for cookies, links and addresses. 43 characters, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, so that a stolen database opens no session. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
