import { and } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { listMemberIds } from '../profiles/index.ts'
import {
  collectByFacets,
  collectMembers,
  type ScanBounds,
  type ScanResult,
  type SearchFilters,
  sampleScan,
} from './scan.store.ts'

interface FoundMembers {
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
export async function findAndCount(
  db: Db,
  filters: SearchFilters,
  bounds: ScanBounds,
): Promise<FoundMembers> {
  const { n, ids } =
    (await scanByFacets(db, filters, bounds)) ?? (await collectMembers(db, filters, bounds))
  if (n <= bounds.maxCount) return { count: n, isMinimum: false, ids }
  const where = and(filters.where, filters.facetFilter?.condition)
  return {
    count: bounds.maxCount,
    isMinimum: true,
    ids: await listMemberIds(db, where, bounds.range),
  }
}

/**
 * One word or two are mostly told by many, so that some people are looked at first; who tells several is
 * rather found by what they tell.
 */
async function scanByFacets(
  db: Db,
  { where, facetFilter: telling }: SearchFilters,
  bounds: ScanBounds,
): Promise<ScanResult | undefined> {
  if (!telling) return
  const sample = telling.isBroad
    ? await sampleScan(db, { where, facetFilter: telling }, bounds)
    : undefined
  return sample ?? collectByFacets(db, { where, facetFilter: telling }, bounds)
}
