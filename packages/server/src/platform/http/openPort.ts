import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refuse } from '../errors/DomainError.ts'
import { errorBody } from '../errors/errorBody.ts'
import { StartError } from '../StartError.ts'
import { drainable } from './drain.ts'
import { refuseMalformed } from './refuseMalformed.ts'
import { limitRequestTime, type RequestLimits, timeoutsOf } from './requestLimits.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type RespondFirst = (...given: Parameters<Fetch>) => ReturnType<Fetch> | undefined

/** Responds to a request by Node's own objects, or calls `next`. */
type RespondDirectly = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void

/** A port of this process. */
export interface OpenPort {
  readonly port: number
  /**
   * Responds to requests with this function from now on. Until then they get 503 `maintenance`, or the port is closed if
   * it opens late.
   * @param directly is tried first, except while requests are handed over: converting a request to the Fetch standard
   * and back takes as long as responding with a file from memory
   * @throws StartError port_unavailable when the port of a late opening is taken
   */
  respondWith(fetch: Fetch, directly?: RespondDirectly): Promise<void>
  /**
   * Responds to GET and HEAD requests with 502 from now on, so that a proxy sends them to another process.
   * Others get their response as before, because a proxy must not repeat them.
   */
  handOver(): void
  /** Stops listening, finishes pending requests within the limit, then closes all connections. */
  drain(limitMs: number): Promise<void>
  /** Stops listening and closes all connections at once. */
  close(): void
}

interface Options {
  /** Called first for each request, even before `respondWith`; undefined leaves the request to others. */
  readonly respondFirst?: RespondFirst
  /** Opens the port only with `respondWith`, so that a proxy never reaches a process that is not ready. */
  readonly opensLate?: boolean
  /** Address of the interface; all interfaces without it. */
  readonly host?: string | undefined
}

/**
 * Listens on a port, 0 for any free one.
 * @throws StartError port_unavailable
 */
export async function openPort(
  port: number,
  limits: RequestLimits,
  { respondFirst = () => undefined, opensLate = false, host }: Options = {},
): Promise<OpenPort> {
  let respond: Fetch = maintenanceResponse
  let respondDirectly: RespondDirectly = (_incoming, _outgoing, next) => next()
  let isHandingOver = false
  const listener = getRequestListener((request, env) => {
    const first = respondFirst(request, env)
    if (first) return first
    return isHandingOver && isReading(request) ? handOverResponse() : respond(request, env)
  })
  const server = createServer(timeoutsOf(limits), (incoming, outgoing) => {
    if (refuseMalformed(incoming, outgoing)) return
    const next = () => void listener(incoming, outgoing)
    if (isHandingOver) next()
    else respondDirectly(incoming, outgoing, next)
  })
  limitRequestTime(server, limits)
  const drain = drainable(server)
  if (!opensLate) await listen(server, { port, host })
  else if (await isPortInUse(port)) throw describe(port, 'EADDRINUSE')
  return {
    get port() {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },
    async respondWith(fetch, directly) {
      respond = fetch
      if (directly) respondDirectly = directly
      if (!server.listening) await listen(server, { port, host })
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

interface Listening {
  readonly port: number
  readonly host: string | undefined
}

const listen = (server: Server, { port, host }: Listening): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(describe(port, error.code) ?? error),
    )
    server.listen({ port, host }, resolve)
  })

/** Whether a program on this machine already listens on a port. */
export function isPortInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

function describe(port: number, code: string | undefined): StartError | undefined {
  const reason = reasons.get(code ?? '')
  return reason ? new StartError('port_unavailable', `Port ${port} ${reason}`) : undefined
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'is in use by another program. Stop that one, or set another PORT.'],
  ['EACCES', 'may not be opened by this user. Set PORT to one from 1024 on.'],
])

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

function maintenanceResponse(): Response {
  const { status, body, headers } = errorBody(refuse('maintenance'))
  return Response.json(body, { status, headers })
}

function handOverResponse(): Response {
  const { body, headers } = errorBody(refuse('maintenance'))
  return Response.json(body, { status: 502, headers })
}
