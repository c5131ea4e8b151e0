import {
  cohortSteps,
  comparedGroups,
  denominatorSteps,
  figureGroups,
  figureSteps,
  mostFigureDays,
  reachedSteps,
} from '@bouquet/contract/staff'
import * as z from 'zod/mini'

const choice = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.catch(z.optional(z.enum(names)), undefined)

const text = z.catch(z.optional(z.string().check(z.maxLength(100))), undefined)

const day = z.catch(z.optional(z.iso.date()), undefined)

/** Spans up to today that are offered, in days. */
export const offeredDays = [7, 28, 90, 365] as const

/** What is shown, kept in the address so that it can be shared and gone back to. */
export const figureSearchSchema = z.object({
  brand: text,
  /** How many days up to today; ignored when both dates are given. */
  days: z.catch(z.optional(z.union(offeredDays.map((each) => z.literal(each)))), undefined),
  from: day,
  to: day,
  group: choice(figureGroups),
  line: choice(figureSteps),
  cohort: choice(cohortSteps),
  by: choice(comparedGroups),
  first: text,
  second: text,
  step: choice(reachedSteps),
  of: choice(denominatorSteps),
})
export type FigureSearch = z.infer<typeof figureSearchSchema>

const dayMs = 86_400_000

/** The day by UTC, as in `2026-03-01`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

export interface DateRange {
  readonly from: string
  readonly to: string
}

/** The days that are asked for: those of the address, or the last ones up to today. */
export function rangeOf({ from, to, days = 28 }: FigureSearch, now: number): DateRange {
  if (from !== undefined && to !== undefined) return { from, to }
  return { from: dayOf(now - (days - 1) * dayMs), to: dayOf(now) }
}

const daysIn = ({ from, to }: DateRange): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** Whether the server takes such a span. */
export function isRange(range: DateRange): boolean {
  return daysIn(range) >= 1 && daysIn(range) <= mostFigureDays
}

/** Weeks of signup that are shown at least, so that some have come through all weeks after it. */
const leastCohorts = 12

/** The days of which the weeks of signup are shown: those asked for, and weeks before them where they are few. */
export function cohortRangeOf({ from, to }: DateRange): DateRange {
  const early = dayOf(Date.parse(to) - leastCohorts * 7 * dayMs)
  return { from: from < early ? from : early, to }
}

/** Days are joined to weeks where their points would touch. */
export function periodOf(range: DateRange): 'day' | 'week' {
  return daysIn(range) > 120 ? 'week' : 'day'
}
