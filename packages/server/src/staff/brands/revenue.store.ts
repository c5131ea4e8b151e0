import { currencySchema, type Money } from '@bouquet/contract/schemas'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { daysAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { firstIdOf } from '../../platform/ids.ts'

const revenueSchema = z.object({
  brand: z.string(),
  currency: currencySchema,
  amount: z.coerce.number(),
})

/**
 * What purchases since a moment have brought, by brand and currency: those that were paid, without what was or will be
 * paid back. They are found by their ids, which begin with the time of the purchase.
 */
export async function readRevenue(db: Db, since: Date): Promise<ReadonlyMap<string, Money[]>> {
  const rows = await readRows(
    db,
    sql`select p.brand, p.currency, sum(p.amount - coalesce(
        (select sum(r.amount) from refunds r where r.payment = p.id and r.status <> 'failed'), 0)) as amount
      from payments p
      where p.id >= ${firstIdOf(daysAfter(since, -1))} and p.created >= ${since.toISOString()}
        and p.status = 'completed'
      group by p.brand, p.currency order by p.brand, p.currency`,
    revenueSchema,
  )
  const byBrand = Map.groupBy(rows, ({ brand }) => brand)
  return new Map(
    [...byBrand].map(([brand, sums]) => [
      brand,
      sums.map(({ amount, currency }) => ({ amount, currency })),
    ]),
  )
}
