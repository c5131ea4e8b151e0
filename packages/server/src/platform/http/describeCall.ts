import { type Call, errorBodySchema } from '@bouquet/contract'
import { z } from '@hono/zod-openapi'

/** A call as the OpenAPI document states it. */
export function describeCall(call: Call) {
  return {
    method: methods[call.method],
    path: addressOf(call),
    summary: call.purpose,
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
