import type { CallName, ResponseOf } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'

/** What a call responds with: data of the contract, a refusal, or nothing for as long as the test lasts. */
export type Reply<Name extends CallName> = ResponseOf<(typeof calls)[Name]> | Refusal | 'pending'

export type Replies = {
  readonly [Name in CallName]?: Reply<Name> | ((asked: Asked) => Reply<Name>)
}

export interface Asked {
  readonly name: CallName
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

interface RefusalDetails {
  /** One that is not tried again. */
  readonly status?: number
  /** What of the input it is about. */
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Further wrong fields. */
  readonly errors?: readonly object[]
}

class Refusal {
  readonly status: number
  readonly error: object
  constructor(code: string, { status = 400, ...more }: RefusalDetails) {
    this.status = status
    this.error = { code, ...more }
  }
}

/** An error response of the server. */
export function refused(code: string, details: RefusalDetails = {}) {
  return new Refusal(code, details)
}

const names = Object.keys(calls).filter((name): name is CallName => name in calls)

/** Whether a request is this call; several calls of one path differ by a variant in the query. */
function isCall(name: CallName, { method, url }: Request): boolean {
  const call = calls[name]
  const { pathname, searchParams } = new URL(url)
  const variant = 'variant' in call ? Object.entries<string>(call.variant) : []
  return (
    call.method === method &&
    call.path === pathname &&
    variant.every(([key, value]) => searchParams.get(key) === value)
  )
}

/** The call with the most specific variant. */
const nameOf = (request: Request): CallName | undefined =>
  names
    .filter((name) => isCall(name, request))
    .toSorted((one, other) => variantSize(other) - variantSize(one))[0]

const variantSize = (name: CallName) => {
  const call = calls[name]
  return 'variant' in call ? Object.keys(call.variant).length : 0
}

/**
 * A server whose responses are the test's: each is parsed by the contract, so that a screen is never tested with data
 * that no server sends. A call that the test does not name is refused; it and a response that does not fit are kept in `unexpected`.
 */
export function fakeApi(replies: Replies) {
  const asked: Asked[] = []
  const unexpected: string[] = []

  async function respond(request: Request): Promise<Response> {
    const name = nameOf(request)
    if (name === undefined) {
      unexpected.push(`${request.method} ${request.url}`)
      return refuse(refused('not_found', { status: 404 }))
    }
    const one = { name, query: queryOf(request), body: await bodyOf(request) }
    asked.push(one)
    const given = replies[name]
    const reply: unknown =
      typeof given === 'function' ? Reflect.apply(given, undefined, [one]) : given
    if (reply === undefined) unexpected.push(name)
    if (reply === 'pending') return new Promise(() => {})
    if (reply === undefined || reply instanceof Refusal)
      return refuse(reply ?? refused('not_found', { status: 404 }))
    const parsed = calls[name].response.safeParse(reply)
    if (!parsed.success) unexpected.push(`${name}: ${parsed.error.message}`)
    return Response.json(parsed.data ?? null)
  }

  return {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => respond(new Request(input, init)),
    unexpected,
    /** Requests of one call, in their order. */
    of: (name: CallName) => asked.filter((one) => one.name === name),
  }
}

const refuse = ({ error, status }: Refusal) => Response.json({ error }, { status })

const queryOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams)

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('json')) return request.json()
  return type.includes('multipart') ? Object.fromEntries(await request.formData()) : null
}
