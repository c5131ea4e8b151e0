interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

type Reply = unknown | Response | Error

/** Answers in place of the network, and remembers what was asked. */
export function stubServer(reply: (asked: Asked) => Reply) {
  const asked: Asked[] = []
  const fetch = async (given: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(given, init)
    const text = await request.text()
    const one: Asked = {
      method: request.method,
      path: new URL(request.url).pathname,
      body: text && JSON.parse(text),
    }
    asked.push(one)
    const answer = reply(one)
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  return { fetch, asked, count: (path: string) => asked.filter((one) => one.path === path).length }
}

/** No connection, as a browser tells it. */
export const noNetwork = () => new TypeError('Failed to fetch')

export const refusal = (code: string, status: number, more: object = {}) =>
  Response.json({ error: { code, ...more } }, { status })

export const sessionEnded = () =>
  Response.json(
    { error: { code: 'authentication_required' }, authentication_required: true },
    { status: 403 },
  )
