import {
  type ComparedSide,
  type FigureVerdict,
  minGroupSize,
  type Share,
  type staffActions,
} from '@bouquet/contract/staff'
import type { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { totalFigures } from './figures.store.ts'
import { isSmall, shown } from './hideSmall.rules.ts'
import { newcombeInterval, type Part, wilsonInterval } from './interval.rules.ts'

type Action = (typeof staffActions)['figures-compare']

/** Compares two landers or sources by the share that takes a step. */
export async function compareFigures(
  db: Db,
  { by, first, second, step, of, ...span }: z.output<Action['input']>,
): Promise<z.input<Action['response']>> {
  const sums = await totalFigures(db, span, by)
  const countOf = (key: string, counted: string) =>
    sums.find((sum) => sum.key === key && sum.step === counted)?.count ?? 0
  const partOf = (key: string): Part => ({ reached: countOf(key, step), base: countOf(key, of) })
  const one = partOf(first)
  const other = partOf(second)
  const difference = isEnough(one, other) ? newcombeInterval(one, other) : null
  return {
    first: presentSide(first, one),
    second: presentSide(second, other),
    difference,
    verdict: judge(difference),
  }
}

const isShare = ({ reached, base }: Part): boolean =>
  base >= minGroupSize && reached <= base && !isSmall(reached) && !isSmall(base - reached)

const isEnough = (one: Part, other: Part): boolean =>
  isShare(one) && isShare(other) && one.reached + other.reached > 0

const presentSide = (key: string, part: Part): ComparedSide => ({
  key,
  base: shown(part.base),
  reached: shown(part.reached),
  share: isShare(part) ? wilsonInterval(part) : null,
})

function judge(difference: Share | null): FigureVerdict {
  if (!difference) return 'too_few'
  if (difference.low > 0) return 'first_better'
  return difference.high < 0 ? 'second_better' : 'no_difference'
}
