import type { Page, staffActions } from '@bouquet/contract/staff'
import { and, count, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import { matching, readPage } from '../../../platform/database/readPage.ts'
import { discountCodes, discountUses, payments } from '../../../tables/index.ts'

export type DiscountCodeRow = typeof discountCodes.$inferSelect

const isCode = (brand: string, code: string) =>
  and(eq(discountCodes.brand, brand), eq(discountCodes.code, code))

export async function findDiscountCode(
  db: Db,
  brand: string,
  code: string,
): Promise<DiscountCodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(isCode(brand, code))
  return row
}

/** Locks a code until the transaction ends, so that two orders cannot use it at the same time. */
export async function lockDiscountCode(
  tx: Db,
  brand: string,
  code: string,
): Promise<DiscountCodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(isCode(brand, code)).for('update')
  return row
}

/** @returns undefined when the brand already has this code */
export async function insertDiscountCode(
  tx: Db,
  row: typeof discountCodes.$inferInsert,
): Promise<DiscountCodeRow | undefined> {
  const [made] = await tx.insert(discountCodes).values(row).onConflictDoNothing().returning()
  return made
}

/** @returns undefined when the code does not exist or has ended */
export async function closeDiscountCode(
  tx: Db,
  brand: string,
  code: string,
): Promise<DiscountCodeRow | undefined> {
  const [row] = await tx
    .update(discountCodes)
    .set({ status: 'closed' })
    .where(and(isCode(brand, code), ne(discountCodes.status, 'closed')))
    .returning()
  return row
}

/** Marks a single-use code as used. */
const markDiscountUsed = (tx: Db, brand: string, code: string) =>
  tx
    .update(discountCodes)
    .set({ status: 'used' })
    .where(
      and(
        isCode(brand, code),
        eq(discountCodes.validity, 'once'),
        eq(discountCodes.status, 'active'),
      ),
    )

export async function findUsedCodes(db: Db, member: string): Promise<string[]> {
  const rows = await db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(eq(discountUses.member, member))
  return rows.map(({ code }) => code)
}

/** Codes in payments of the member that a bank is processing: they may be used up at any time. */
export async function findHeldCodes(db: Db, member: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: payments.discountCode })
    .from(payments)
    .where(
      and(
        eq(payments.member, member),
        eq(payments.status, 'pending'),
        isNotNull(payments.processingSince),
      ),
    )
  return rows.flatMap(({ code }) => code ?? [])
}

export async function hasUsedDiscount(db: Db, member: string, code: string): Promise<boolean> {
  const rows = await db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(and(eq(discountUses.member, member), eq(discountUses.code, code)))
    .limit(1)
  return rows.length > 0
}

/** Does nothing when the member's use of the code is already recorded. */
const insertDiscountUse = (tx: Db, use: typeof discountUses.$inferInsert) =>
  tx.insert(discountUses).values(use).onConflictDoNothing()

interface DiscountUse {
  readonly brand: string
  readonly member: string
  readonly code: string
  readonly payment: string
  readonly now: Date
}

/** Records that a completed payment used this code. */
export async function recordDiscountUse(
  tx: Db,
  { brand, member, code, payment, now }: DiscountUse,
): Promise<void> {
  await insertDiscountUse(tx, { member, code, payment, created: now })
  await markDiscountUsed(tx, brand, code)
}

type DiscountCodeFilters = z.output<typeof staffActions.codes.input>

interface ListedDiscountCode extends DiscountCodeRow {
  /** Completed payments with it. */
  readonly uses: number
}

/** Discount codes with their uses, latest first. */
export function listDiscountCodes(
  db: Db,
  { brand, member, state, ...page }: DiscountCodeFilters,
): Promise<Page<ListedDiscountCode>> {
  return readPage<ListedDiscountCode>(
    db,
    {
      table: discountCodes,
      moment: discountCodes.created,
      id: discountCodes.id,
      first: 'latest',
      where: and(
        matching(discountCodes.brand, brand),
        matching(discountCodes.member, member),
        matching(discountCodes.status, state),
      ),
      rows: async ({ where, orderBy, limit }) =>
        addUses(
          db,
          await db
            .select()
            .from(discountCodes)
            .where(where)
            .orderBy(...orderBy)
            .limit(limit),
        ),
      placeOf: ({ created, id }) => ({ moment: created, id }),
    },
    page,
  )
}

async function addUses(db: Db, rows: readonly DiscountCodeRow[]): Promise<ListedDiscountCode[]> {
  if (rows.length === 0) return []
  const counted = await db
    .select({ brand: payments.brand, code: payments.discountCode, uses: count() })
    .from(payments)
    .where(
      and(
        inArray(payments.brand, [...new Set(rows.map(({ brand }) => brand))]),
        inArray(payments.discountCode, [...new Set(rows.map(({ code }) => code))]),
        eq(payments.status, 'completed'),
      ),
    )
    .groupBy(payments.brand, payments.discountCode)
  const uses = new Map(counted.map((each) => [`${each.brand} ${each.code}`, each.uses]))
  return rows.map((row) => ({ ...row, uses: uses.get(`${row.brand} ${row.code}`) ?? 0 }))
}
