import type { FigureGroup } from '@bouquet/contract/staff'
import { daysAfter } from '../../platform/clock.ts'
import { dayOf } from './origin.rules.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** The keys of all days or weeks in order, also of those in which nothing was counted; undefined for other groups. */
export function periodsOf(group: FigureGroup, { from, to }: Days): string[] | undefined {
  if (group === 'day') return steps(new Date(from), to, 1)
  return group === 'week' ? weeksIn({ from, to }) : undefined
}

/** The Mondays of the weeks that the days are in. */
export function weeksIn({ from, to }: Days): string[] {
  return steps(new Date(mondayOf(from)), to, 7)
}

function steps(first: Date, to: string, days: number): string[] {
  const keys: string[] = []
  for (let at = first; dayOf(at) <= to; at = daysAfter(at, days)) keys.push(dayOf(at))
  return keys
}

/** The Monday of a day's week, as PostgreSQL truncates it. */
export function mondayOf(day: string): string {
  const date = new Date(day)
  return dayOf(daysAfter(date, -((date.getUTCDay() + 6) % 7)))
}
