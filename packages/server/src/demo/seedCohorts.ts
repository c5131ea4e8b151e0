import { type CohortStep, cohortSteps } from '@bouquet/contract/staff'
import type { Brand } from '@bouquet/theme'
import { addToCohorts, mondayOf, weeksOf } from '../features/figures/index.ts'
import type { Db } from '../platform/database/Database.ts'
import type { Services } from '../platform/http/Services.ts'
import type { FigureRow } from '../tables/index.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

/** Shares by week after the signup: for `active` of all members, for a step of those who take it. */
const shares: Readonly<Record<CohortStep, readonly number[]>> = {
  active: [0.58, 0.44, 0.37, 0.33, 0.3, 0.28, 0.26, 0.25, 0.24],
  confirmed: [0.92, 0.04, 0.02, 0.01, 0.01, 0, 0, 0, 0],
  with_photo: [0.74, 0.11, 0.06, 0.04, 0.02, 0.01, 0.01, 0.01, 0],
  wrote: [0.6, 0.16, 0.08, 0.05, 0.04, 0.03, 0.02, 0.01, 0.01],
  bought: [0.3, 0.2, 0.14, 0.1, 0.08, 0.07, 0.05, 0.03, 0.03],
}

type Counted = Pick<FigureRow, 'day' | 'step' | 'count'>

/**
 * Counts what the members who signed up in each week of a demo do in the weeks after it. The sums of the steps equal
 * those of the days.
 */
export async function seedCohorts(
  tx: Db,
  { clock }: Services,
  { brand, counted }: { readonly brand: Brand; readonly counted: readonly Counted[] },
): Promise<void> {
  const chance = seededRandom(`cohorts:${brand.id}`)
  const byWeek = Map.groupBy(counted, ({ day }) => mondayOf(day))
  const rows = [...byWeek].flatMap(([week, ofWeek]) => {
    const { begun, over } = weeksOf(week, clock.now())
    const sum = (step: string) =>
      ofWeek.filter((row) => row.step === step).reduce((all, { count }) => all + count, 0)
    const place = { week, brand: brand.id }
    return [
      { ...place, step: 'signups' as const, age: 0, count: sum('signups') },
      ...cohortSteps.flatMap((step) =>
        (step === 'active'
          ? presence(sum('signups'), { begun, over, chance })
          : spread(sum(step), shares[step].slice(0, begun))
        ).map((count, age) => ({ ...place, step, age, count })),
      ),
    ]
  })
  await addToCohorts(
    tx,
    rows.filter(({ count }) => count > 0),
  )
}

interface Weeks {
  readonly begun: number
  readonly over: number
  readonly chance: SeededRandom
}

/** How many are there in each week that has begun; fewer so far in one that is not over. */
const presence = (signups: number, { begun, over, chance }: Weeks): number[] =>
  shares.active
    .slice(0, begun)
    .map((share, age) =>
      Math.round(signups * share * (0.92 + 0.16 * chance.share()) * (age < over ? 1 : 0.5)),
    )

/** Parts of a whole number that add up to it. */
function spread(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const upTo = (end: number) =>
    Math.round((total * weights.slice(0, end).reduce((sum, weight) => sum + weight, 0)) / all)
  return weights.map((_, at) => upTo(at + 1) - upTo(at))
}
