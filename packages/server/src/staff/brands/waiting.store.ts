import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'

/** How many items of each queue are counted at most, the oldest of all brands first. */
const readAtMost = 10_000

const rowSchema = z.object({
  queue: z.enum(['photos', 'messages', 'complaints', 'appeals']),
  brand: z.string(),
  count: z.coerce.number(),
})

export interface Waiting {
  readonly photos: number
  readonly messages: number
  readonly complaints: number
  readonly appeals: number
  readonly is_minimum: boolean
}

/** Counts what waits for staff, by brand, with the indexes of the queues. @returns what a brand has, by its id */
export async function countWaiting(db: Db): Promise<(brand: string) => Waiting> {
  const rows = await readRows(
    db,
    sql`select 'photos' as queue, m.brand, count(*) as count from (
          select member from photos where status = 'pending' order by created, id limit ${readAtMost}) p
        join members m on m.id = p.member group by m.brand
      union all
      select 'messages', brand, count(*) from (
          select brand from message_reviews where outcome is null order by created, message limit ${readAtMost}) r
        group by brand
      union all
      select case status when 'appealed' then 'appeals' else 'complaints' end, brand, count(*) from (
          select brand, status from complaints where status in ('received', 'appealed')
          order by created, id limit ${readAtMost}) c
        group by brand, status`,
    rowSchema,
  )
  const total = (...queues: readonly string[]) =>
    rows.filter(({ queue }) => queues.includes(queue)).reduce((sum, { count }) => sum + count, 0)
  const isMinimum = [total('photos'), total('messages'), total('complaints', 'appeals')].some(
    (count) => count >= readAtMost,
  )
  return (brand) => {
    const own = rows.filter((row) => row.brand === brand)
    const count = (queue: string) => own.find((row) => row.queue === queue)?.count ?? 0
    return {
      photos: count('photos'),
      messages: count('messages'),
      complaints: count('complaints'),
      appeals: count('appeals'),
      is_minimum: isMinimum,
    }
  }
}
