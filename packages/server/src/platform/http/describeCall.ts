import type { Access, Call } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { staffCalls } from '@bouquet/contract/staff'
import { z } from '@hono/zod-openapi'
import { describeRefusals } from './describeRefusals.ts'

/** Names of the calls in the contract; those of the desk have a prefix. */
const ids = new Map<Call, string>()
for (const [name, call] of Object.entries(calls)) ids.set(call, name)
for (const [name, call] of Object.entries(staffCalls)) ids.set(call, `desk-${name}`)

/** Other calls with the same method and path, which differ by a query parameter. */
const variantsOf = (call: Call): Call[] =>
  [...ids.keys()].filter(
    ({ path, method, variant }) => variant && path === call.path && method === call.method,
  )

/**
 * Describes a call for the OpenAPI document, where a method and path are one operation: variants that differ
 * by a query parameter are described together with the call that has none.
 */
export function describeCall(call: Call) {
  const variants = variantsOf(call)
  const all = [call, ...variants]
  return {
    method: methods[call.method],
    path: call.path,
    operationId: ids.get(call) ?? call.path,
    tags: [call.feature],
    summary: call.purpose,
    description: [descriptionOf(call), ...variants.map(describeVariant)].join('\n\n'),
    security: securityOf(all),
    request: { ...queryOf(call, variants), ...headersOf(call), ...bodyOf(all) },
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: eitherOf(all.map(({ response }) => response)) } },
      },
      ...describeRefusals(call),
    },
  }
}

/** Who may make the call, and how others are refused. */
const callers: Readonly<Record<Access, string>> = {
  visitor: 'Open to everybody.',
  member: 'For logged-in members; anybody else is refused with `authentication_required`.',
  staff: 'For staff who are logged in at the desk; else `authentication_required`.',
  moderator: 'For moderators and admins at the desk; other staff are refused with `forbidden`.',
  support: 'For support and admins at the desk; other staff are refused with `forbidden`.',
  admin: 'For admins at the desk; other staff are refused with `forbidden`.',
}

const descriptionOf = ({ access, method, repeatable, upload }: Call): string =>
  [
    callers[access],
    upload && 'The body is a form with one field `file`.',
    method !== 'GET' &&
      (repeatable
        ? 'It may be repeated after a lost answer without doing anything twice.'
        : 'A repeat does it once more, so a lost answer is no reason to ask again.'),
  ]
    .filter(Boolean)
    .join(' ')

const describeVariant = (call: Call) =>
  `With \`${new URLSearchParams(call.variant)}\`: ${call.purpose} ${descriptionOf(call)}`

/** The session cookie that the call requires; none for visitors. */
function schemesOf({ access }: Call): Record<string, string[]>[] {
  if (access === 'visitor') return []
  return [{ [access === 'member' ? 'session' : 'desk']: [] }]
}

/** None for visitors; optional where another variant of the call is for members. */
function securityOf(all: readonly Call[]): Record<string, string[]>[] {
  const needed = all.flatMap(schemesOf)
  const isOpen = all.some(({ access }) => access === 'visitor')
  return isOpen && needed.length > 0 ? [{}, ...needed] : needed
}

function queryOf({ query }: Call, variants: readonly Call[]) {
  const values = variants.flatMap(({ variant = {} }) => Object.entries(variant))
  const chosen = Object.fromEntries(
    values.map(([name, value]) => [name, z.literal(value).optional()]),
  )
  if (query instanceof z.ZodObject) return { query: query.extend(chosen) }
  return values.length > 0 ? { query: z.object(chosen) } : {}
}

const headersOf = ({ headers }: Call) => (headers ? { headers } : {})

function bodyOf(all: readonly Call[]) {
  if (all.some(({ upload }) => upload)) {
    return { body: { content: { 'multipart/form-data': { schema: uploadSchema } } } }
  }
  const bodies = all.flatMap(({ body }) => (body ? [body] : []))
  if (bodies.length === 0) return {}
  return { body: { content: { 'application/json': { schema: eitherOf(bodies) } } } }
}

const eitherOf = ([first = z.unknown(), ...rest]: readonly z.ZodType[]): z.ZodType =>
  rest.length === 0 ? first : z.union([first, ...rest])

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

const uploadSchema = z.object({
  file: z.string().openapi({ format: 'binary' }),
})
