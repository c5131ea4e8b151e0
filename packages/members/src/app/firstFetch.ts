/** A response is as old as the page. One that nobody took within this time is fetched again. */
const freshMs = 10_000

/** The responses that the page requested before this script arrived, by URL. */
const requested: unknown = Reflect.get(globalThis, 'firstResponses')

/** A `fetch` that returns each response of the page's first calls once. Refused and failed calls are made again. */
export function firstFetch(
  responses: unknown = requested,
  isFresh = () => performance.now() < freshMs,
): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    if (method !== 'GET' || !(responses instanceof Map) || !isFresh()) return fetch(input, init)
    const response: unknown = responses.get(url)
    responses.delete(url)
    if (!(response instanceof Promise)) return fetch(input, init)
    // A refusal may be older than the login.
    return response.then(
      (response) => (response.ok ? response : fetch(input, init)),
      () => fetch(input, init),
    )
  }
}
