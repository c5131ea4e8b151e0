import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'

/** Id of a new row: a version 7 UUID, so that ids sort by creation time. */
export const newId = (): string => randomUUIDv7()

/** An unguessable token for cookies, links and URLs: 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hash of a token, stored instead of it, so that a stolen database opens no session. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
