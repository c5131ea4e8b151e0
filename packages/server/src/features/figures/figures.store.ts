import type { FigureGroup, MemberStep } from '@bouquet/contract/staff'
import { and, between, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { type FigureRow, figures, members } from '../../tables/index.ts'

type Addend = Omit<FigureRow, 'amount' | 'currency'> & Partial<FigureRow>

/** Rows of one statement. */
const most = 500

/** Adds to the figures, in an order that keeps two writers from waiting for each other. */
export async function addFigures(db: Db, addends: readonly Addend[]): Promise<void> {
  const rows = addends.toSorted((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1))
  for (let at = 0; at < rows.length; at += most) {
    await db
      .insert(figures)
      .values(rows.slice(at, at + most))
      .onConflictDoUpdate({
        target: [
          figures.brand,
          figures.day,
          figures.lander,
          figures.locale,
          figures.source,
          figures.step,
          figures.currency,
        ],
        set: {
          count: sql`${figures.count} + excluded.count`,
          amount: sql`${figures.amount} + excluded.amount`,
        },
      })
  }
}

/** Equal for figures that are added to the same row. */
export function keyOf({ brand, day, lander, locale, source, step, currency = '' }: Addend): string {
  return [brand, day, lander, locale, source, step, currency].join('\n')
}

const signedUp = {
  brand: members.brand,
  language: members.language,
  signupDate: members.signupDate,
  countedSteps: members.countedSteps,
  tracking: members.tracking,
}

/**
 * Marks a step of a member as counted.
 * @returns undefined when it was counted before, or the member is fictional
 */
export async function markStep(tx: Db, member: string, step: MemberStep) {
  const [row] = await tx
    .update(members)
    .set({ countedSteps: sql`array_append(${members.countedSteps}, ${step})` })
    .where(
      and(
        eq(members.id, member),
        not(members.fictional),
        sql`${step} <> all(${members.countedSteps})`,
      ),
    )
    .returning(signedUp)
  return row
}

export async function findOrigin(tx: Db, member: string) {
  const [row] = await tx.select(signedUp).from(members).where(eq(members.id, member))
  return row
}

export interface DateRange {
  readonly brand?: string | undefined
  readonly from: string
  readonly to: string
}

/** What rows are grouped by. Weeks are named by their Monday. */
const groups: Readonly<Record<FigureGroup, SQL<string>>> = {
  day: sql<string>`${figures.day}::text`,
  week: sql<string>`date_trunc('week', ${figures.day})::date::text`,
  brand: sql<string>`${figures.brand}`,
  lander: sql<string>`${figures.lander}`,
  source: sql<string>`${figures.source}`,
  locale: sql<string>`${figures.locale}`,
}

/** Sums of the days from the first to the last, both included. */
export async function totalFigures(db: Db, { brand, from, to }: DateRange, group: FigureGroup) {
  const key = groups[group].as('key')
  const rows = await db
    .select({
      key,
      step: figures.step,
      currency: figures.currency,
      count: sql`sum(${figures.count})`.mapWith(Number),
      amount: sql`sum(${figures.amount})`.mapWith(Number),
    })
    .from(figures)
    .where(
      and(
        between(figures.day, from, to),
        brand === undefined ? undefined : eq(figures.brand, brand),
      ),
    )
    .groupBy(sql`1`, figures.step, figures.currency)
    .orderBy(sql`1`)
  return rows
}

export type FigureTotal = Awaited<ReturnType<typeof totalFigures>>[number]
