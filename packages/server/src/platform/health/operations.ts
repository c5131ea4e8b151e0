import type { Readiness } from './readiness.ts'

type Answer = Response | Promise<Response>

/** What a running program can say of itself. */
export interface Observed {
  readiness(): Promise<Readiness>
  readonly registry: { metrics(): Promise<string>; readonly contentType: string }
}

/** What operators and their programs ask: `/healthz`, `/readyz`, `/metrics`, whatever the host name. */
export interface Operations {
  /** Answers on the port of the sites; undefined for any other path. */
  answerPublic(request: Request, env: Env): Answer | undefined
  /** Answers on a port for operators alone. */
  answerPrivate(request: Request): Answer
  /** From now on the program is asked; until then it is starting. */
  observe(program: Observed): void
  /** From now on the process is not ready. */
  beginStop(): void
}

interface Options {
  /** Whether operators have a port of their own, so that the public one keeps details to itself. */
  readonly hasPrivatePort: boolean
}

export function openOperations({ hasPrivatePort }: Options): Operations {
  let program: Observed | undefined
  let isStopping = false

  async function ready(withParts: boolean): Promise<Response> {
    if (isStopping) return answer(503, { status: 'stopping' })
    if (!program) return answer(503, { status: 'starting' })
    const { isReady, parts } = await program.readiness()
    const status = isReady ? 'ready' : 'not_ready'
    return answer(isReady ? 200 : 503, { status, ...(withParts && { parts }) })
  }

  async function metrics(): Promise<Response> {
    if (!program) return answer(503, { status: 'starting' })
    const { registry } = program
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, ...notKept },
    })
  }

  return {
    answerPublic(request, env) {
      switch (pathOf(request)) {
        case '/healthz':
          return answer(200, { status: 'alive' })
        case '/readyz':
          return ready(!hasPrivatePort)
        case '/metrics':
          return !hasPrivatePort && isLocal(request, env) ? metrics() : undefined
      }
    },
    answerPrivate(request) {
      switch (pathOf(request)) {
        case '/healthz':
          return answer(200, { status: 'alive' })
        case '/readyz':
          return ready(true)
        case '/metrics':
          return metrics()
        default:
          return answer(404, { status: 'not_found' })
      }
    },
    observe(observed) {
      program = observed
    },
    beginStop() {
      isStopping = true
    },
  }
}

const notKept = { 'cache-control': 'no-store' }

const answer = (status: number, body: object) => Response.json(body, { status, headers: notKept })

const pathOf = ({ method, url }: Request) =>
  method === 'GET' || method === 'HEAD' ? new URL(url).pathname : undefined

const loopbackAddress = /^(::ffff:)?127\.|^::1$/
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** The connection of a request, as far as it matters here; none for a request made inside the program. */
export interface Env {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

/**
 * Whether somebody on this machine asks for this machine. A proxy on this machine connects from it too, but
 * passes on another host name or names the client it forwards for.
 */
export function isLocal(request: Request, { incoming }: Env): boolean {
  return (
    loopbackAddress.test(incoming?.socket.remoteAddress ?? '') &&
    loopbackHost.test(request.headers.get('host') ?? '') &&
    !proxyHeaders.some((name) => request.headers.has(name))
  )
}
