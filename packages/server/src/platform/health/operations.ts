import type { Readiness } from './readiness.ts'

type ResponseOrPromise = Response | Promise<Response>

/** What a running program reports. */
export interface Observed {
  readiness(): Promise<Readiness>
  readonly registry: { metrics(): Promise<string>; readonly contentType: string }
}

/** The endpoints `/healthz`, `/readyz` and `/metrics`, on every host name. */
export interface Operations {
  /** Responds to a request on the public port; undefined for any other path. */
  respondPublic(request: Request, env: RequestConnection): ResponseOrPromise | undefined
  /** Responds to a request on the operators' private port. */
  respondPrivate(request: Request): ResponseOrPromise
  /** Reports the state of this program from now on; before, it is `starting`. */
  observe(program: Observed): void
  /** Reports that the process is not ready from now on. */
  beginStop(): void
}

interface Options {
  /** With a private port, the public one shows no details. */
  readonly hasPrivatePort: boolean
}

export function openOperations({ hasPrivatePort }: Options): Operations {
  let program: Observed | undefined
  let isStopping = false

  async function ready(withParts: boolean): Promise<Response> {
    if (isStopping) return jsonResponse(503, { status: 'stopping' })
    if (!program) return jsonResponse(503, { status: 'starting' })
    const { isReady, parts } = await program.readiness()
    const status = isReady ? 'ready' : 'not_ready'
    return jsonResponse(isReady ? 200 : 503, { status, ...(withParts && { parts }) })
  }

  async function metrics(): Promise<Response> {
    if (!program) return jsonResponse(503, { status: 'starting' })
    const { registry } = program
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, ...noStore },
    })
  }

  return {
    respondPublic(request, env) {
      switch (pathOf(request)) {
        case '/healthz':
          return jsonResponse(200, { status: 'alive' })
        case '/readyz':
          return ready(!hasPrivatePort)
        case '/metrics':
          return !hasPrivatePort && isLocal(request, env) ? metrics() : undefined
      }
    },
    respondPrivate(request) {
      switch (pathOf(request)) {
        case '/healthz':
          return jsonResponse(200, { status: 'alive' })
        case '/readyz':
          return ready(true)
        case '/metrics':
          return metrics()
        default:
          return jsonResponse(404, { status: 'not_found' })
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

const noStore = { 'cache-control': 'no-store' }

const jsonResponse = (status: number, body: object) =>
  Response.json(body, { status, headers: noStore })

const pathOf = ({ method, url }: Request) =>
  method === 'GET' || method === 'HEAD' ? new URL(url).pathname : undefined

const loopbackAddress = /^(::ffff:)?127\.|^::1$/
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** The part of a request's connection that is used here; missing for requests made inside the program. */
export interface RequestConnection {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

/**
 * Whether a request comes from this machine and is addressed to it. A proxy on this machine also connects
 * from it, but forwards another host name or the client's address.
 */
export function isLocal(request: Request, { incoming }: RequestConnection): boolean {
  return (
    loopbackAddress.test(incoming?.socket.remoteAddress ?? '') &&
    loopbackHost.test(request.headers.get('host') ?? '') &&
    !proxyHeaders.some((name) => request.headers.has(name))
  )
}
