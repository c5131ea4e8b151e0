import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refuse } from '../errors/DomainError.ts'
import { errorBody } from '../errors/errorBody.ts'
import { StartError } from '../StartError.ts'
import { drainable } from './drain.ts'
import { limitRequestTime, type RequestLimits, timeoutsOf } from './requestLimits.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type AnswerFirst = (...question: Parameters<Fetch>) => ReturnType<Fetch> | undefined

/** A port of this process. */
export interface OpenPort {
  readonly port: number
  /**
   * From now on requests are answered by this; until then by 503 `maintenance`, or not at all if the port opens late.
   * @throws StartError port_unavailable when somebody has taken a port that opens late
   */
  answerWith(fetch: Fetch): Promise<void>
  /**
   * From now on reading requests are answered 502, which a proxy takes to another process, together with all that
   * come after them. Others are answered as before, because a proxy must not send them twice.
   */
  handOver(): void
  /** Stops listening, lets requests under way end within the limit, then ends every connection. */
  drain(limitMs: number): Promise<void>
  /** Stops listening and ends every connection at once. */
  close(): void
}

interface Options {
  /** Answers at any time what it does not leave to the others by `undefined`. */
  readonly answerFirst?: AnswerFirst
  /** Opens the port with `answerWith` only: not even for a moment does a proxy find a process that is not ready. */
  readonly opensLate?: boolean
}

/**
 * Listens on a port, 0 for any free one.
 * @throws StartError port_unavailable
 */
export async function openPort(
  port: number,
  limits: RequestLimits,
  { answerFirst = () => undefined, opensLate = false }: Options = {},
): Promise<OpenPort> {
  let answer: Fetch = answerMaintenance
  let isHandingOver = false
  const server = createServer(
    timeoutsOf(limits),
    getRequestListener((request, env) => {
      const first = answerFirst(request, env)
      if (first) return first
      return isHandingOver && isReading(request) ? answerElsewhere() : answer(request, env)
    }),
  )
  limitRequestTime(server, limits)
  const drain = drainable(server)
  if (!opensLate) await listen(server, port)
  else if (await isAnswered(port)) throw describe(port, 'EADDRINUSE')
  return {
    get port() {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    async answerWith(fetch) {
      answer = fetch
      if (!server.listening) await listen(server, port)
    },
    handOver() {
      isHandingOver = true
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
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(describe(port, error.code) ?? error),
    )
    server.listen(port, resolve)
  })

/** Whether some program on this machine listens on a port already. */
const isAnswered = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

function describe(port: number, code: string | undefined): StartError | undefined {
  const reason = reasons.get(code ?? '')
  return reason ? new StartError('port_unavailable', `Port ${port} ${reason}`) : undefined
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'is in use by another program. Stop that one, or set another PORT.'],
  ['EACCES', 'may not be opened by this user. Set PORT to one from 1024 on.'],
])

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

function answerMaintenance(): Response {
  const { status, body, headers } = errorBody(refuse('maintenance'))
  return Response.json(body, { status, headers })
}

function answerElsewhere(): Response {
  const { body, headers } = errorBody(refuse('maintenance'))
  return Response.json(body, { status: 502, headers })
}
