import type { ErrorCode } from '@bouquet/contract'
import type { Seat } from './world.ts'

export type Answer = 'ok' | ErrorCode
export type Row = Readonly<Record<Seat, Answer>>

const everywhere = <T>(answer: T): Readonly<Record<Seat, T>> => ({
  visitor: answer,
  unconfirmed: answer,
  free: answer,
  premium: answer,
  blocked: answer,
  banned: answer,
  other: answer,
  moderator: answer,
  support: answer,
  admin: answer,
})

/** The same answer for everybody. */
export const everyone = (answer: Answer, but: Partial<Row> = {}): Row => ({
  ...everywhere(answer),
  ...but,
})

/** Those without a member's account, banned members and staff included. */
export const outsiders = <T>(answer: T) => ({
  visitor: answer,
  banned: answer,
  moderator: answer,
  support: answer,
  admin: answer,
})

/** Members alone; a banned member counts as a visitor, and so do staff. */
export const members = (answer: Answer, but: Partial<Row> = {}): Row =>
  everyone(answer, { ...outsiders('authentication_required'), ...but })

/** About Mara, whom a member she has blocked cannot reach. */
export const toMara = members('ok', { blocked: 'blocked_by' })

/** About something of the caller's own; `other` asks for what is somebody else's. */
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
