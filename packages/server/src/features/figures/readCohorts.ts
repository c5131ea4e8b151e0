import {
  type Counted,
  cohortWeeks,
  type MemberStep,
  memberSteps,
  type staffActions,
} from '@bouquet/contract/staff'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import type { FigureCohortRow } from '../../tables/index.ts'
import { shownWeeks, weeksOf } from './cohorts.rules.ts'
import { sumCohorts } from './cohorts.store.ts'
import { shown, shownColumn } from './hideSmall.rules.ts'
import { weeksIn } from './periods.rules.ts'

type Action = (typeof staffActions)['figures-cohorts']
type Step = FigureCohortRow['step']

/** By week of signup, how many did what in which week after it; small numbers are not shown. */
export async function readCohorts(
  db: Db,
  span: z.output<Action['input']>,
  now: Date,
): Promise<z.input<Action['response']>> {
  const weeks = weeksIn(span)
  const sums = await sumCohorts(db, { ...span, from: weeks[0] ?? span.from })
  const byKey = new Map(sums.map((sum) => [keyOf(sum), sum.count]))
  const countsOf = (week: string, step: Step) =>
    ages.map((age) => byKey.get(keyOf({ week, step, age })) ?? 0)
  const totals = (step: Step) =>
    shownColumn(weeks.map((week) => countsOf(week, step).reduce((sum, count) => sum + count, 0)))
  const signups = totals('signups')
  const ofSteps = new Map(memberSteps.map((step) => [step, totals(step)]))
  return {
    rows: weeks.map((week, at) => {
      const { begun, over } = weeksOf(week, now)
      const come = (cells: readonly Counted[]) =>
        cells.map((cell, age) => (age < begun ? cell : null))
      const ofStep = (step: MemberStep) =>
        come(shownWeeks(countsOf(week, step), ofSteps.get(step)?.[at] ?? 0))
      return {
        week,
        signups: signups[at] ?? 0,
        over,
        active: come(countsOf(week, 'active').map(shown)),
        confirmed: ofStep('confirmed'),
        with_photo: ofStep('with_photo'),
        wrote: ofStep('wrote'),
        bought: ofStep('bought'),
      }
    }),
  }
}

const ages = Array.from({ length: cohortWeeks }, (_, age) => age)

const keyOf = ({ week, step, age }: Omit<FigureCohortRow, 'brand' | 'count'>): string =>
  [week, step, age].join(' ')
