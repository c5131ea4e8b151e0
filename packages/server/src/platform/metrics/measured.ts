import { type Call, streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { staffCalls } from '@bouquet/contract/staff'
import type { Metrics } from './Metrics.ts'

/** The part of a request's connection that is used here. */
interface Env {
  readonly outgoing?: { once(event: 'close', listener: () => void): unknown }
}

type Fetch<E> = (request: Request, env: E) => Response | Promise<Response>

/** Counts the requests of an app by call. */
export function measured<E extends Env>(metrics: Metrics, fetch: Fetch<E>) {
  return async (request: Request, env: E): Promise<Response> => {
    const begun = performance.now()
    const call = callOf(request)
    const response = await fetch(request, env)
    metrics.countRequest(call, response.status, (performance.now() - begun) / 1_000)
    if (call === 'events' && response.ok) env.outgoing?.once('close', metrics.countStream())
    return response
  }
}

interface NamedCall {
  readonly name: string
  readonly variant: Call['variant']
}

const index = new Map<string, NamedCall[]>()

const note = (prefix: string, table: Readonly<Record<string, Call>>) => {
  for (const [name, { method, path, variant }] of Object.entries(table)) {
    const key = `${method} ${path}`
    index.set(key, [...(index.get(key) ?? []), { name: prefix + name, variant }])
  }
}
note('', calls)
note('desk.', staffCalls)

const streamNames: ReadonlyMap<string, string> = new Map(
  Object.entries(streams).map(([name, path]) => [path, name]),
)

/**
 * The name of a request's call, such as `sendMessage` or `desk.approvePhoto`; `page` for a file of a site,
 * `other` for the rest. The number of names is bounded, whatever is requested.
 */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const { pathname, searchParams } = new URL(url)
  if (!pathname.startsWith('/api/')) return 'page'
  const isMeant = ({ variant = {} }: NamedCall) =>
    Object.entries(variant).every(([name, value]) => searchParams.get(name) === value)
  // A call with a variant matches fewer requests than the one without.
  const named = (index.get(`${method} ${pathname}`) ?? []).filter(isMeant)
  const meant = named.find(({ variant }) => variant) ?? named[0]
  if (meant) return meant.name
  if (pathname.startsWith(`${streams.photo}/`)) return 'photo'
  return streamNames.get(pathname) ?? 'other'
}
