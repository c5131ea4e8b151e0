import { callOf } from './callOf.ts'
import type { Metrics } from './Metrics.ts'

/** The connection of a request, as far as it matters here. */
interface Env {
  readonly outgoing?: { once(event: 'close', listener: () => void): unknown }
}

type Fetch<E> = (request: Request, env: E) => Response | Promise<Response>

/** Counts each request that an app answers, by the call that it means. */
export const measured =
  <E extends Env>(metrics: Metrics, fetch: Fetch<E>) =>
  async (request: Request, env: E): Promise<Response> => {
    const begun = performance.now()
    const call = callOf(request)
    const response = await fetch(request, env)
    metrics.countRequest(call, response.status, (performance.now() - begun) / 1_000)
    if (call === 'events' && response.ok) env.outgoing?.once('close', metrics.countStream())
    return response
  }
