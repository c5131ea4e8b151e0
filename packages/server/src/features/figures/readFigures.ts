import { currencySchema } from '@bouquet/contract/schemas'
import {
  type Counted,
  type FigureGroup,
  type FigureStep,
  type Figures,
  figureSteps,
  type staffActions,
} from '@bouquet/contract/staff'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { type FigureTotal, totalFigures } from './figures.store.ts'
import { isSmall, shown, shownColumn } from './hideSmall.rules.ts'
import { other } from './origin.rules.ts'
import { periodsOf } from './periods.rules.ts'

type Action = (typeof staffActions)['figures']

/** Sums of the steps of some days by a group; small numbers are not shown. */
export async function readFigures(
  db: Db,
  { group, ...span }: z.output<Action['input']>,
): Promise<z.input<Action['response']>> {
  const sums = withoutRare(await totalFigures(db, span, group), group)
  const byKey = Map.groupBy(sums, ({ key }) => key)
  const keys = periodsOf(group, span) ?? byVisits(byKey)
  const columns = new Map(
    figureSteps.map((step) => [
      step,
      shownColumn(keys.map((key) => countOf(byKey.get(key), step))),
    ]),
  )
  return {
    rows: keys.map((key, at) => ({
      key,
      ...present(byKey.get(key), (step) => columns.get(step)?.[at] ?? 0),
    })),
    total: present(sums, (step) => shown(countOf(sums, step))),
  }
}

const countOf = (sums: readonly FigureTotal[] = [], step: FigureStep): number =>
  sums.filter((sum) => sum.step === step).reduce((all, { count }) => all + count, 0)

/** The names of sources are written by others, so those that are hardly used are not shown either. */
function withoutRare(sums: readonly FigureTotal[], group: FigureGroup): readonly FigureTotal[] {
  if (group !== 'source') return sums
  const common = new Set(sums.filter(({ count }) => !isSmall(count)).map(({ key }) => key))
  return sums.map((sum) => (common.has(sum.key) ? sum : { ...sum, key: other }))
}

/** The most visits first, then the most signups, then by name. */
const byVisits = (byKey: ReadonlyMap<string, readonly FigureTotal[]>): string[] =>
  [...byKey]
    .toSorted(
      ([name, one], [otherName, another]) =>
        countOf(another, 'visits') - countOf(one, 'visits') ||
        countOf(another, 'signups') - countOf(one, 'signups') ||
        name.localeCompare(otherName),
    )
    .map(([key]) => key)

function present(
  sums: readonly FigureTotal[] = [],
  counted: (step: FigureStep) => Counted,
): Figures {
  return {
    visits: counted('visits'),
    signups: counted('signups'),
    confirmed: counted('confirmed'),
    with_photo: counted('with_photo'),
    wrote: counted('wrote'),
    bought: counted('bought'),
    purchases: counted('purchases'),
    refunds: counted('refunds'),
    revenue: moneyOf(sums, 'purchases', counted('purchases')),
    refunded: moneyOf(sums, 'refunds', counted('refunds')),
  }
}

/** The money of a step by currency; no sum of a few payments. */
function moneyOf(sums: readonly FigureTotal[], step: FigureStep, all: Counted) {
  const ofStep = sums.filter((sum) => sum.step === step)
  return [...Map.groupBy(ofStep, ({ currency }) => currency)].map(([currency, parts]) => {
    const isHidden = typeof all !== 'number' || isSmall(countOf(parts, step))
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    return { currency: currencySchema.parse(currency), amount: isHidden ? null : amount }
  })
}
