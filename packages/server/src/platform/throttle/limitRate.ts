import ipaddr from 'ipaddr.js'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { refuse } from '../errors/DomainError.ts'
import { type Attempts, countAttempt } from './throttle.ts'

interface Limit {
  readonly key: string
  readonly most: number
  readonly windowSeconds: number
}

/**
 * @throws DomainError too_many_requests with the seconds to wait, when a key was used more than `most` times
 *   in its window
 */
export async function limitRate(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { key, most, windowSeconds }: Limit,
): Promise<void> {
  const now = clock.now()
  refuseOverLimit(await countAttempt(db, key, windowSeconds, now), most, now)
}

/** @throws DomainError too_many_requests with the seconds to wait */
export function refuseOverLimit({ count, ends }: Attempts, most: number, now: Date): void {
  if (count <= most) return
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))
  throw refuse('too_many_requests', { params: { seconds } })
}

/**
 * The network by which a limit counts: an IPv4 address, or the /64 of an IPv6 address, which a single
 * subscriber controls. IPv4 addresses mapped to IPv6 (`::ffff:192.0.2.1`) count as IPv4. Some proxies append
 * the visitor's port (`192.0.2.1:50123`), which changes with every connection and is ignored.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written)
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const prefix = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])
  return `${prefix.toString()}/64`
}

const withoutPort = (address: string): string =>
  /^([^:]+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
