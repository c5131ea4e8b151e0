import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'

/** Id of a new row: a version 7 UUID, so that ids sort by creation time. */
export function newId(): string {
  return randomUUIDv7()
}

/** An unguessable token for cookies, links and URLs: 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hash of a token, stored instead of it, so that a stolen database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The lowest id that a row of this moment, or a later one, can have: reads recent rows by their key. */
export function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
