import type { BodyOf, Call, ErrorBody, QueryOf, ResponseOf } from '@bouquet/contract'
import { errorBodySchema } from '@bouquet/contract/schemas'
import type { App } from '../../src/platform/http/App.ts'

interface Input<C extends Call> {
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
  readonly file?: File
}

/** A browser of one visitor: keeps cookies, sends what a page would send. */
export function testClient(app: App, host: string, own: Record<string, string> = {}) {
  const origin = `http://${host}`
  const cookies = new Map<string, string>()

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('host', host)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.request(`${origin}${path}`, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  async function send<C extends Call>(call: C, input: Input<C> = {}): Promise<Response> {
    const { variant = {} }: Call = call
    const query = new URLSearchParams(
      [...Object.entries(variant), ...Object.entries(input.query ?? {})].map(([name, value]) => [
        name,
        String(value),
      ]),
    )
    const init: RequestInit = { method: call.method, headers: { origin } }
    if (input.file) {
      const form = new FormData()
      form.set('file', input.file)
      return fetch(`${call.path}?${query}`, { ...init, body: form })
    }
    if (!call.body) return fetch(`${call.path}?${query}`, init)
    const headers = { 'content-type': 'application/json', origin }
    return fetch(`${call.path}?${query}`, { ...init, headers, body: JSON.stringify(input.body) })
  }

  return {
    /** The address of the site that it is at. */
    origin,
    cookies,
    fetch,
    send,
    /** Makes a call that must succeed and gives its response, which must fit the contract. */
    async call<C extends Call>(call: C, input?: Input<C>): Promise<ResponseOf<C>> {
      const response = await send(call, input)
      const body: unknown = await response.json()
      if (!response.ok) throw new Error(`${call.path}: ${response.status} ${JSON.stringify(body)}`)
      return parseResponse(call, body)
    },
    /** Makes a call that must be refused and gives the refusal. */
    async refused<C extends Call>(
      call: C,
      input?: Input<C>,
    ): Promise<ErrorBody['error'] & { status: number }> {
      const response = await send(call, input)
      if (response.ok) throw new Error(`${call.path} was not refused`)
      const { error } = errorBodySchema.parse(await response.json())
      return { ...error, status: response.status }
    },
  }
}

/** A call's response, which must fit the contract. */
export function parseResponse<C extends Call>(call: C, body: unknown) {
  return call.response.parse(body) as ResponseOf<C>
}

export type TestClient = ReturnType<typeof testClient>
