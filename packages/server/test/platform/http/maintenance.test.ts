import { OpenAPIHono } from '@hono/zod-openapi'
import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../../src/platform/database/databaseErrors.ts'
import type { Env } from '../../../src/platform/http/App.ts'
import { handleError } from '../../../src/platform/http/handleError.ts'

const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })

/** Asks a program that throws this. */
async function answerTo(thrown: Error) {
  logged.length = 0
  const app = new OpenAPIHono<Env>()
  app.onError(
    handleError({
      log,
      space: {
        suspect: () => undefined,
        fullDrive: () => undefined,
        look: async () => undefined,
        close: () => undefined,
      },
    }),
  )
  app.use('*', (http, next) => {
    http.set('requestId', 'one')
    return next()
  })
  app.get('/', () => {
    throw thrown
  })
  const response = await app.request('/', {}, {})
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
    lines: logged.length,
  }
}

const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause)
const withCode = (code: string) => Object.assign(new Error('…'), { code })

const maintenance = {
  status: 503,
  retryAfter: '2',
  body: { error: { code: 'maintenance' } },
  lines: 0,
}

test.each([
  ['a refused connection', failed(withCode('ECONNREFUSED'))],
  ['a server that shuts down', failed(withCode('57P01'))],
  ['a server that starts', failed(withCode('57P03'))],
  ['a connection failure of the protocol', failed(withCode('08006'))],
  ['a server without a free connection', failed(withCode('53300'))],
  ['a broken connection', failed(new Error('Connection terminated unexpectedly'))],
  ['a full pool', new DatabaseUnavailable(new Error('timeout exceeded when trying to connect'))],
  [
    'an outage that something else is wrapped around',
    new Error('…', { cause: failed(withCode('57P02')) }),
  ],
])(
  'OPS-8 %s is answered 503 with the time to ask again, and is no line in the log',
  async (_, thrown) => {
    expect(await answerTo(thrown)).toEqual(maintenance)
  },
)

test.each([
  ['a wrong statement', failed(withCode('42601'))],
  ['another service that refuses its connection', withCode('ECONNREFUSED')],
])('OPS-8 %s is an internal error and logged', async (_, thrown) => {
  expect(await answerTo(thrown)).toMatchObject({ status: 500, retryAfter: null, lines: 1 })
})
