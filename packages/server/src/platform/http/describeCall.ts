import { type Access, type Call, errorBodySchema } from '@bouquet/contract'
import { z } from '@hono/zod-openapi'
import { topicOf } from './topics.ts'

/** A call as the OpenAPI document states it. */
export function describeCall(call: Call) {
  return {
    method: methods[call.method],
    path: addressOf(call),
    tags: [topicOf(call)],
    summary: call.purpose,
    description: descriptionOf(call),
    ...securityOf(call),
    request: {
      ...(call.query instanceof z.ZodObject && { query: call.query }),
      ...(call.body && { body: { content: { 'application/json': { schema: call.body } } } }),
      ...(call.upload && {
        body: { content: { 'multipart/form-data': { schema: uploadSchema } } },
      }),
    },
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: call.answer } } },
      default: {
        description: 'Refused; the code says why.',
        content: { 'application/json': { schema: errorBodySchema } },
      },
    },
  }
}

/** Who may ask, in words, with the refusal of everybody else. */
const askers: Readonly<Record<Access, string>> = {
  visitor: 'Open to everybody.',
  member: 'For logged-in members; anybody else is refused with `authentication_required`.',
  staff: 'For staff who are logged in at the desk; else `authentication_required`.',
  moderator: 'For moderators and admins at the desk; other staff are refused with `forbidden`.',
  support: 'For support and admins at the desk; other staff are refused with `forbidden`.',
  admin: 'For admins at the desk; other staff are refused with `forbidden`.',
}

const descriptionOf = ({ access, method, repeatable, upload }: Call): string =>
  [
    askers[access],
    upload && 'The body is a form with one field `file`.',
    method !== 'GET' &&
      (repeatable
        ? 'It may be repeated after a lost answer without doing anything twice.'
        : 'A repeat does it once more, so a lost answer is no reason to ask again.'),
  ]
    .filter(Boolean)
    .join(' ')

const securityOf = ({ access }: Call) => {
  if (access === 'visitor') return {}
  return { security: [{ [access === 'member' ? 'session' : 'desk']: [] }] }
}

/** A call that is told apart by its query is listed under the address that means it. */
const addressOf = ({ path, variant }: Call) =>
  variant ? `${path}?${new URLSearchParams(variant)}` : path

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

const uploadSchema = z.object({
  file: z.string().openapi({ format: 'binary' }),
})
