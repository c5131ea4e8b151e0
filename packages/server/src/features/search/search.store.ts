import { and } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { listIds } from '../profiles/index.ts'
import {
  type Bounds,
  type Gathered,
  gather,
  gatherTellers,
  glance,
  type Sought,
} from './gather.store.ts'

interface Found {
  /** How many there are, but never more than were to be counted. */
  readonly count: number
  /** Whether there are more than that. */
  readonly isMinimum: boolean
  /** Those of the span, in their order. */
  readonly ids: readonly string[]
}

/**
 * Counts people up to a number and gives some of them. Few are gathered by what leads to them and put in
 * order; of many, those who come first are read in their order. Neither grows with the site.
 */
export async function findCounted(db: Db, sought: Sought, bounds: Bounds): Promise<Found> {
  const { n, ids } = (await byTelling(db, sought, bounds)) ?? (await gather(db, sought, bounds))
  if (n <= bounds.most) return { count: n, isMinimum: false, ids }
  const fits = and(sought.where, sought.telling?.fits)
  return { count: bounds.most, isMinimum: true, ids: await listIds(db, fits, bounds.span) }
}

/**
 * One word or two are mostly told by many, so that some people are looked at first; who tells several is
 * rather found by what they tell.
 */
async function byTelling(
  db: Db,
  { where, telling }: Sought,
  bounds: Bounds,
): Promise<Gathered | undefined> {
  if (!telling) return
  const glanced = telling.isBroad ? await glance(db, { where, telling }, bounds) : undefined
  return glanced ?? gatherTellers(db, { where, telling }, bounds)
}
