import { streams } from '@bouquet/contract'
import { staffPictures } from '@bouquet/contract/staff'
import fc from 'fast-check'
import type { Operation } from './jsonSchema.ts'
import { fitting, type Json, junk, type Known } from './values.ts'

export const askers = ['visitor', 'free', 'premium', 'moderator', 'admin'] as const

/** Most requests for an operation come from a role that may make it. */
const askersOf = (path: string) =>
  path.startsWith('/api/desk/')
    ? fc.constantFrom(...askers, 'moderator', 'admin', 'admin', 'admin')
    : fc.constantFrom(...askers, 'free', 'free', 'premium', 'premium')

export interface Drawn {
  readonly asker: (typeof askers)[number]
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A change of one place of a value; `place` says which, counted over all places. */
interface Change {
  readonly kind: 'replace' | 'drop' | 'add'
  readonly place: number
  readonly value: Json
}

/** Applies a change to the place that `place` falls on. */
function changed(value: Json, { kind, place, value: other }: Change): Json {
  if (value === null || typeof value !== 'object') return other
  if (Array.isArray(value)) return [...value, other]
  const names = Object.keys(value)
  const name = names[place % Math.max(names.length, 1)]
  if (kind === 'add' || name === undefined) return { ...value, extra: other, __proto__x: other }
  const { [name]: old = null, ...rest } = value
  if (kind === 'drop') return rest
  const isDeep = place % 2 === 0 && old !== null && typeof old === 'object'
  return {
    ...rest,
    [name]: isDeep ? changed(old, { kind, place: place >> 1, value: other }) : other,
  }
}

const changes = (known: Known): fc.Arbitrary<Change> =>
  fc.record({
    kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add'),
    place: fc.nat(1_000),
    value: junk(known),
  })

/** Something once in so many times, else nothing. */
const oneIn = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const asQuery = (value: Json) =>
  new URLSearchParams(
    Object.entries(value ?? {}).map(([name, one]) => [
      name,
      typeof one === 'string' ? one : JSON.stringify(one),
    ]),
  ).toString()

const broken = ['', '{', 'null', '[]', '"x"', '{"a":', '\u0000', '{"a":1}}', '['.repeat(9_000)]
const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
]
const rawQueries = [
  '%',
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  'page=%00',
  'id[]=1&id[]=2',
  '&&&===',
  '__proto__=1',
]

/** Requests for one call: as meant, with something changed, or with an envelope that does not fit. */
function requestsFor(operation: Operation, known: Known): fc.Arbitrary<Drawn> {
  const { method, path, query, body } = operation
  const isChange = method !== 'GET'
  return fc
    .record({
      asker: askersOf(path),
      query: fitting(query, known),
      body: body ? fitting(body.schema, known) : fc.constant(undefined),
      queryChange: oneIn(body ? 8 : 3, changes(known)),
      bodyChange: oneIn(3, changes(known)),
      rawQuery: oneIn(20, fc.constantFrom(...rawQueries)),
      broken: oneIn(20, fc.constantFrom(...broken)),
      type: oneIn(20, fc.constantFrom(...types)),
      method: oneIn(30, fc.constantFrom('PATCH', 'HEAD', 'OPTIONS', 'PUT', 'DELETE')),
      origin: oneIn(30, fc.constantFrom('http://evil.example', 'null', '\u00ff')),
    })
    .map((drawn) => {
      const asked = drawn.queryChange ? changed(drawn.query, drawn.queryChange) : drawn.query
      const sent =
        drawn.bodyChange && drawn.body !== undefined
          ? changed(drawn.body, drawn.bodyChange)
          : drawn.body
      const chosen = drawn.method ?? method
      const takesBody = !['GET', 'HEAD'].includes(chosen)
      const text = drawn.broken ?? (sent === undefined ? undefined : JSON.stringify(sent))
      const mark = path.includes('?') ? '&' : '?'
      return {
        asker: drawn.asker,
        method: chosen,
        path: `${path}${mark}${asQuery(asked)}${drawn.rawQuery ? `&${drawn.rawQuery}` : ''}`,
        headers: {
          'content-type': drawn.type ?? body?.type ?? 'application/json',
          ...(isChange && { origin: drawn.origin ?? 'http://harbour.localhost' }),
        },
        body: takesBody ? text : undefined,
      }
    })
}

const { events: _endless, ...ending } = streams
const answering = [...Object.values(ending), ...Object.values(staffPictures)]

/** What answers with something other than JSON, asked with junk in its path and query. */
const requestsForStreams = (known: Known): fc.Arbitrary<Drawn> =>
  fc
    .record({
      asker: fc.constantFrom(...askers),
      path: fc.constantFrom(...answering),
      method: fc.constantFrom('GET', 'GET', 'POST'),
      rest: fc.oneof(
        fc.constantFrom('', '%00', '%ff', '..%2f..%2fetc'),
        fc.constantFrom(...known.texts),
      ),
      query: fc.constantFrom(
        ...rawQueries,
        'token=x',
        'token=%00',
        'token=%ed%a0%80',
        'photo=x',
        'case=x&place=-1',
      ),
      body: fc.constantFrom(...broken),
    })
    .map(({ asker, path, method, rest, query, body }) => ({
      asker,
      method,
      path: `${path}${rest && `/${rest.includes('%') ? rest : encodeURIComponent(rest)}`}?${query}`,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? body : undefined,
    }))

const isStream = ({ path }: Operation): boolean =>
  Object.values(streams).some((stream) => path === stream || path.startsWith(`${stream}/`))

/** Requests for every call of the document, and for what answers with something other than JSON. */
export function requests(operations: readonly Operation[], known: Known): fc.Arbitrary<Drawn> {
  return fc.oneof(
    ...operations
      .filter((operation) => !isStream(operation))
      .map((operation) => requestsFor(operation, known)),
    requestsForStreams(known),
    requestsForStreams(known),
  )
}
