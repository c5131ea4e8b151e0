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
