import { type Call, type ErrorCode, errorTable } from '@bouquet/contract'
import { errorBodySchema } from '@bouquet/contract/schemas'
import { z } from '@hono/zod-openapi'
import type { App } from './App.ts'

/** Statuses that calls of many kinds return; others are described under `default`. */
const statuses = [403, 404, 409, 410, 413, 415, 422, 429, 503] as const
type Status = (typeof statuses)[number]

const isCode = (code: string): code is ErrorCode => code in errorTable

const codesOf = (wanted: number): string[] =>
  Object.keys(errorTable).filter((code) => isCode(code) && errorTable[code].status === wanted)

const nameOf = (status: number) => `Refused${status}`

const body = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

/** Registers the error body and the codes of each status, which all calls share. */
export function registerRefusals({ openAPIRegistry: registry }: App): void {
  registry.register('Refusal', z.object(errorBodySchema.shape))
  for (const status of statuses) {
    registry.registerComponent('responses', nameOf(status), {
      description: `Refused with one of the codes ${codesOf(status)
        .map((code) => `\`${code}\``)
        .join(', ')}.`,
      content: body,
    })
  }
}

/** A response with one of the codes of a status. */
export function refused(status: Status) {
  return {
    [status]: { $ref: `#/components/responses/${nameOf(status)}` },
  }
}

/** The error responses of a call; rarer statuses are described under `default`. */
export function describeRefusals({ access, method, query, body: input, upload }: Call) {
  return {
    ...((access !== 'visitor' || method !== 'GET') && refused(403)),
    ...refused(404),
    ...(method !== 'GET' && refused(409)),
    ...(upload && { ...refused(413), ...refused(415) }),
    ...((query || input || upload) && refused(422)),
    ...refused(429),
    ...refused(503),
    default: { description: 'Refused; the code says why.', content: body },
  }
}
