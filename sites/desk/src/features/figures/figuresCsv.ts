import {
  type Cohort,
  type CohortStep,
  cohortWeeks,
  type FigureGroup,
  type Figures,
  figureSteps,
} from '@bouquet/contract/staff'
import { toCsv } from '../../platform/files/csv.ts'

type Row = Figures & { readonly key: string }
type Sums = 'revenue' | 'refunded'

/**
 * Figures as CSV, a column for each step and each currency. Amounts are in the minor unit; numbers that are
 * not shown stand as `under_5` and `withheld`, amounts that are not shown are empty.
 */
export function figuresCsv(group: FigureGroup, rows: readonly Row[]): string {
  const money = (['revenue', 'refunded'] as const).flatMap((sums) =>
    currenciesOf(rows, sums).map((currency) => ({ sums, currency })),
  )
  const head = [group, ...figureSteps, ...money.map(({ sums, currency }) => `${sums}_${currency}`)]
  const lines = rows.map((row) => [
    row.key,
    ...figureSteps.map((step) => row[step]),
    ...money.map(({ sums, currency }) => amountOf(row[sums], currency)),
  ])
  return toCsv([head, ...lines])
}

const currenciesOf = (rows: readonly Row[], sums: Sums): string[] =>
  [...new Set(rows.flatMap((row) => row[sums].map(({ currency }) => currency)))].toSorted()

function amountOf(sums: Figures[Sums], currency: string): string | number {
  const sum = sums.find((one) => one.currency === currency)
  return sum ? (sum.amount ?? '') : 0
}

/** Weeks of signup as CSV: the numbers of one step, a column for each week after the signup; empty until it comes. */
export function cohortsCsv(step: CohortStep, rows: readonly Cohort[]): string {
  const weeks = Array.from({ length: cohortWeeks }, (_, age) => `${step}_week_${age}`)
  return toCsv([
    ['week', 'signups', 'weeks_over', ...weeks],
    ...rows.map((row) => [
      row.week,
      row.signups,
      row.over,
      ...row[step].map((count) => count ?? ''),
    ]),
  ])
}
