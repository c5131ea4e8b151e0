interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

type Reply = unknown | Response | Error

/** Answers in place of the network, and remembers what was asked. */
export function stubServer(reply: (asked: Asked) => Reply) {
  const asked: Asked[] = []
  const fetch = async (given: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(given, init)
    const text = await request.text()
    const { pathname: path, searchParams } = new URL(request.url)
    const one: Asked = {
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      body: request.headers.get('content-type') === 'application/json' ? JSON.parse(text) : text,
    }
    asked.push(one)
    const response = reply(one)
    if (response instanceof Error) throw response
    return response instanceof Response ? response : Response.json(response)
  }
  const askedAt = (path: string) => asked.filter((one) => one.path === path)
  return {
    fetch,
    asked,
    count: (path: string) => askedAt(path).length,
    queries: (path: string) => askedAt(path).map(({ query }) => query),
  }
}

/** No connection, as a browser tells it. */
export function noNetwork() {
  return new TypeError('Failed to fetch')
}

export function refusal(code: string, status: number, more: object = {}) {
  return Response.json({ error: { code, ...more } }, { status })
}

export function sessionEnded() {
  return Response.json(
    { error: { code: 'authentication_required' }, authentication_required: true },
    { status: 403 },
  )
}
