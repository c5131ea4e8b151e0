import type { ErrorCode } from '@bouquet/contract'
import type { Seat } from './world.ts'

export type Outcome = 'ok' | ErrorCode
export type Row = Readonly<Record<Seat, Outcome>>

const everywhere = <T>(outcome: T): Readonly<Record<Seat, T>> => ({
  visitor: outcome,
  unconfirmed: outcome,
  free: outcome,
  premium: outcome,
  blocked: outcome,
  banned: outcome,
  other: outcome,
  moderator: outcome,
  support: outcome,
  admin: outcome,
})

/** The same outcome for everybody. */
export function everyone(outcome: Outcome, but: Partial<Row> = {}): Row {
  return {
    ...everywhere(outcome),
    ...but,
  }
}

/** Those without a member's account, banned members and staff included. */
export function outsiders<T>(outcome: T) {
  return {
    visitor: outcome,
    banned: outcome,
    moderator: outcome,
    support: outcome,
    admin: outcome,
  }
}

/** Members alone; a banned member counts as a visitor, and so do staff. */
export function members(outcome: Outcome, but: Partial<Row> = {}): Row {
  return everyone(outcome, { ...outsiders('authentication_required'), ...but })
}

/** About Mara, whom a member she has blocked cannot reach. */
export const toMara = members('ok', { blocked: 'blocked_by' })

/** About something of the caller's own; `other` requests what is somebody else's. */
export const own = members('ok', { other: 'not_found' })

type Statuses = Readonly<Record<Seat, number>>

const all = (status: number, but: Partial<Statuses> = {}): Statuses => ({
  ...everywhere(status),
  ...but,
})

/** Routes that are no calls: pictures, streams, links of mails, pages of a demo. */
export const otherRoutes: Readonly<Record<string, Statuses>> = {
  'GET /api/photos/:token': all(200, { blocked: 404 }),
  'GET /api/photos/:token/match': all(200, { blocked: 404 }),
  'GET /api/photos/:token/thumb': all(200, { blocked: 404 }),
  'GET /api/events.php': all(200, outsiders(403)),
  'GET /api/data-export-file.php': all(302),
  'GET /api/unsubscribe.php': all(410),
  'POST /api/unsubscribe.php': all(410),
  'GET /api/mail-logo.png': all(200),
  'POST /api/payment-webhook.php': all(400),
  'GET /api/sandbox/checkout': all(404),
  'POST /api/sandbox/checkout': all(404),
  'GET /api/mailbox': all(200),
  'GET /api/mailbox/:id': all(404),
  'GET /api/openapi.json': all(200),
  'GET /api/docs': all(200),
  'GET /api/docs/swagger-ui.css': all(200),
  'GET /api/docs/swagger-ui-bundle.js': all(200),
  'GET /api/docs/docs.css': all(200),
  'GET /api/docs/docs.js': all(200),
  'GET /api/desk/events.php': all(403, { moderator: 200, admin: 200 }),
  'GET /api/desk/photo.php': all(403, { moderator: 200, admin: 200 }),
  'GET /api/desk/evidence.php': all(403, { moderator: 200, admin: 200 }),
}
