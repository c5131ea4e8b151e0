import { z } from 'zod'

/** The features of the product, each with what its calls are for. Their code has this name in every package. */
export const features = {
  accounts:
    'Signup, login, sessions, the second factor, consents, privacy choices, data export and deletion.',
  profiles: 'The profile and the photos of the member.',
  search: 'Search for members, and their profiles.',
  likes: 'Likes, introductions, the swipe game and the match finder.',
  chat: 'Conversations, messages, photos and gifts.',
  credits: 'The balance, packages and discounts.',
  payments: 'Purchases, receipts, refunds and direct debit.',
  notifications: 'Live events, push messages and e-mail preferences.',
  safety: 'Blocks and complaints.',
  places: 'Regions, towns and the country of a visitor.',
  settings: 'Settings of the brand.',
  staff: 'What staff see and do, by role.',
} as const

export type Feature = keyof typeof features

export const staffRoles = ['moderator', 'support', 'admin'] as const
export const staffRoleSchema = z.enum(staffRoles)
/**
 * Moderators review photos, messages and complaints; support helps with accounts and refunds; an admin may do
 * everything.
 */
export type StaffRole = z.infer<typeof staffRoleSchema>

/**
 * Who may make a call; the server checks further conditions. `staff` is anybody logged in at the desk; a call
 * open to one role is open to an admin too.
 */
export type Access = 'visitor' | 'member' | 'staff' | StaffRole

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the API. The server's route, the client's function and the
 * OpenAPI document are derived from it.
 */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Groups the calls in the OpenAPI document. */
  readonly feature: Feature
  readonly method: Method
  readonly path: `/api/${string}`
  /** Distinguishes calls with the same method and path by values in the query. */
  readonly variant?: Readonly<Record<string, string>>
  readonly purpose: string
  readonly access: Access
  /** Whether it is idempotent, so that a client may retry it after a lost response. */
  readonly repeatable: boolean
  readonly query?: Query
  /** Headers that a client may send and the server ignores; only documented. */
  readonly headers?: z.ZodObject
  /** A JSON body; absent for calls without one and for uploads. */
  readonly body?: Body
  /** The body is multipart with one field `file`. */
  readonly upload?: true
  readonly answer: Answer
}

/** Makes the definitions of a feature's calls; keeps the literal types of their schemas. */
export const callOf =
  <const F extends Feature>(feature: F) =>
  <const Definition extends Omit<Call, 'feature'>>(definition: Definition) => ({
    ...definition,
    feature,
  })

export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined

export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined

export type AnswerOf<C extends Call> = z.output<C['answer']>

/** Answer of a call that has nothing to return. */
export const done = z.object({ ok: z.literal(true) })
