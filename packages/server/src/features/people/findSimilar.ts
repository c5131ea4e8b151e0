import type { SearchQuery } from '@bouquet/contract'
import { and, notInArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { type MemberRow, members } from '../../tables/index.ts'
import { type Circle, fitting } from './circle.ts'
import { findCounted } from './search.store.ts'
import { stepsAway } from './similar.rules.ts'
import { wishesOf } from './wishes.ts'

/**
 * People who fit all wishes of a search but one, step by step until there are enough. Each step is a search
 * of its own, with its own counting limit.
 */
export async function findSimilar(
  { clock, db }: Pick<Ctx, 'clock' | 'db'>,
  circle: Circle,
  query: SearchQuery,
  { most, countedAtMost }: { readonly most: number; readonly countedAtMost: number },
): Promise<MemberRow[]> {
  const now = clock.now()
  const isNoResult = sql`(${and(...wishesOf(query, now))}) is not true`
  const found: MemberRow[] = []
  for (const step of stepsAway(query)) {
    if (found.length >= most) break
    const isNew =
      found.length > 0
        ? [
            notInArray(
              members.id,
              found.map(({ id }) => id),
            ),
          ]
        : []
    const where = fitting(db, circle, [...wishesOf(step, now), isNoResult, ...isNew])
    const span = { offset: 0, limit: most - found.length }
    found.push(...(await findCounted(db, where, span, countedAtMost)).page)
  }
  return found
}
