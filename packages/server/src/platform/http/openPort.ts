import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { refuse } from '../errors/DomainError.ts'
import { errorBody } from '../errors/errorBody.ts'
import { StartError } from '../StartError.ts'
import { drainable } from './drain.ts'
import { limitRequestTime, type RequestLimits, timeoutsOf } from './limitRequestTime.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type AnswerFirst = (...question: Parameters<Fetch>) => ReturnType<Fetch> | undefined

/** A port that this process listens on. */
export interface OpenPort {
  readonly port: number
  /**
   * From now on requests are answered by this; until then by 503 `maintenance`.
   * @throws StartError port_unavailable when somebody has taken the port since it was closed
   */
  answerWith(fetch: Fetch): Promise<void>
  /** Stops listening, lets requests under way end within the limit, then ends every connection. */
  drain(limitMs: number): Promise<void>
  /** Stops listening and ends every connection at once; `answerWith` listens again. */
  close(): void
}

/**
 * Listens on a port, 0 for any free one.
 * @param answerFirst answers at any time what it does not leave to the others by `undefined`
 * @throws StartError port_unavailable
 */
export async function openPort(
  port: number,
  limits: RequestLimits,
  answerFirst: AnswerFirst = () => undefined,
): Promise<OpenPort> {
  let answer: Fetch = answerMaintenance
  const server = createServer(
    timeoutsOf(limits),
    getRequestListener((request, env) => answerFirst(request, env) ?? answer(request, env)),
  )
  limitRequestTime(server, limits)
  const drain = drainable(server)
  await listen(server, port)
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  return {
    port: boundPort,
    async answerWith(fetch) {
      answer = fetch
      if (!server.listening) await listen(server, boundPort)
    },
    drain,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describe(port, error)))
    server.listen(port, resolve)
  })

function describe(port: number, error: NodeJS.ErrnoException): Error {
  const reason = reasons.get(error.code ?? '')
  return reason ? new StartError('port_unavailable', `Port ${port} ${reason}`) : error
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'is in use by another program. Stop that one, or set another PORT.'],
  ['EACCES', 'may not be opened by this user. Set PORT to one from 1024 on.'],
])

function answerMaintenance(): Response {
  const { status, body, headers } = errorBody(refuse('maintenance'))
  return Response.json(body, { status, headers })
}
