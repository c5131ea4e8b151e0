import { type Counted, cohortWeeks } from '@bouquet/contract/staff'
import { daysAfter } from '../../platform/clock.ts'
import type { FigureCohortRow, MemberRow } from '../../tables/index.ts'
import { isSmall, shownColumn } from './hideSmall.rules.ts'
import { dayOf } from './origin.rules.ts'
import { mondayOf } from './periods.rules.ts'

type SignedUp = Pick<MemberRow, 'brand' | 'signupDate'>

const dayMs = 86_400_000

const dayStart = (moment: Date): Date => new Date(dayOf(moment))

/** The number of the week after a signup, by days of UTC: 0 for the day of signup and the six after it. */
const weekAfter = (signup: Date, now: Date): number =>
  Math.floor((dayStart(now).getTime() - dayStart(signup).getTime()) / (7 * dayMs))

/** The row that counts what a member does now; undefined when the signup is too long ago. */
export function cohortOf(
  { brand, signupDate }: SignedUp,
  step: FigureCohortRow['step'],
  now: Date,
): FigureCohortRow | undefined {
  const age = weekAfter(signupDate, now)
  if (age < 0 || age >= cohortWeeks) return undefined
  return { week: mondayOf(dayOf(signupDate)), brand, step, age, count: 1 }
}

/** The moment from which a visit counts for the current week. In the first week the day of signup does not count. */
export function activeSince(signup: Date, now: Date): Date {
  return daysAfter(dayStart(signup), Math.max(1, 7 * weekAfter(signup, now)))
}

/** How many weeks somebody of a cohort has come to, and how many are over for everybody in it. */
export function weeksOf(
  monday: string,
  now: Date,
): { readonly begun: number; readonly over: number } {
  const sunday = daysAfter(new Date(monday), 6)
  const within = (weeks: number) => Math.max(0, Math.min(cohortWeeks, weeks))
  return {
    begun: within(weekAfter(new Date(monday), now) + 1),
    over: within(weekAfter(sunday, now)),
  }
}

/**
 * The weeks of a step that each member takes once, as they may be shown. Their sum is shown elsewhere on the page, so
 * neither a single small number nor a hidden sum may follow from the others.
 */
export function shownWeeks(counts: readonly number[], sum: Counted): Counted[] {
  const cells = shownColumn(counts)
  if (sum !== 'withheld' || cells.some((cell) => typeof cell !== 'number')) return cells
  const most = counts.indexOf(Math.max(...counts))
  return cells.map((cell, at) => (at === most && !isSmall(counts[at] ?? 0) ? 'withheld' : cell))
}
