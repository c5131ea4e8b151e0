import type { Clock } from '../clock.ts'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { refuseOverLimit } from './limitRate.ts'
import { countAttempts } from './throttle.ts'

interface Limit {
  readonly most: number
  readonly windowSeconds: number
}

/** Limits that no person reaches, but a program that copies a brand does. */
const limits = {
  searches: [
    { most: 120, windowSeconds: 60 },
    { most: 3_000, windowSeconds: 86_400 },
  ],
  profiles: [
    { most: 120, windowSeconds: 60 },
    { most: 5_000, windowSeconds: 86_400 },
  ],
  changes: [
    { most: 600, windowSeconds: 60 },
    { most: 10_000, windowSeconds: 86_400 },
  ],
} as const satisfies Record<string, readonly Limit[]>

/** Requests are added to the database in this many parts of a limit. */
const sharesPerLimit = 10

interface Window {
  /** Requests of all processes when the database was last read, plus later ones of this process. */
  counted: number
  pending: number
  ends: Date
}

/** The open windows of this process, by database and key. */
const windows = new WeakMap<Db, Map<string, Window>>()

/** Closed windows are removed above this number. */
const mostWindows = 20_000

/**
 * Counts a member's searches, profile views or changes in this process and adds them to the database in shares of a
 * tenth of the limit, so that most requests write nothing for it. Several processes together let through at most one
 * share each beyond the limit.
 * @throws DomainError too_many_requests with the seconds to wait
 */
export async function limitRequests(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { kind, member }: { readonly kind: keyof typeof limits; readonly member: string },
): Promise<void> {
  const now = clock.now()
  for (const limit of limits[kind]) {
    const key = `${kind}:${limit.windowSeconds}:${member}`
    const window = windowOf(db, key, limit, now)
    const total = window.counted + window.pending + 1
    refuseOverLimit({ count: total, ends: window.ends }, limit.most, now)
    window.pending += 1
    if (window.pending >= limit.most / sharesPerLimit) await addShare(db, key, window, now)
  }
}

function windowOf(db: Db, key: string, { windowSeconds }: Limit, now: Date): Window {
  const known = windows.get(db) ?? new Map<string, Window>()
  windows.set(db, known)
  const open = known.get(key)
  if (open && open.ends > now) return open
  if (known.size >= mostWindows) forgetClosed(known, now)
  const window = { counted: 0, pending: 0, ends: secondsAfter(now, windowSeconds) }
  known.set(key, window)
  return window
}

function forgetClosed(known: Map<string, Window>, now: Date): void {
  for (const [key, { ends }] of known) if (ends <= now) known.delete(key)
}

async function addShare(db: Db, key: string, window: Window, now: Date) {
  const amount = window.pending
  window.counted += amount
  window.pending = 0
  const { count, ends } = await countAttempts(db, key, { amount, ends: window.ends, now })
  window.counted = count
  window.ends = ends
}
