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
  /** Number of matches, at most `maxCount`. */
  readonly count: number
  /** Whether there are more than `count`. */
  readonly isMinimum: boolean
  /** Ids of the range in display order. */
  readonly ids: readonly string[]
}

/**
 * Counts matches up to `maxCount` and returns the ids of one range. A small result is collected and sorted; a
 * large one is read in index order, so that neither grows with the number of members.
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

/** A broad filter usually matches many members, so a sample is tried before the facet index. */
async function scanByFacets(
  db: Db,
  { where, facetFilter }: SearchFilters,
  bounds: ScanBounds,
): Promise<ScanResult | undefined> {
  if (!facetFilter) return
  const sample = facetFilter.isBroad
    ? await sampleScan(db, { where, facetFilter }, bounds)
    : undefined
  return sample ?? collectByFacets(db, { where, facetFilter }, bounds)
}
