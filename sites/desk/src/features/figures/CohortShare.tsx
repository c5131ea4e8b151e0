import type { Cohort, CohortStep } from '@bouquet/contract/staff'
import { useTranslation } from 'react-i18next'
import * as css from './figures.css.ts'
import { useFigureTexts } from './useFigureTexts.ts'

interface CohortShareProps {
  readonly cohort: Cohort
  readonly step: CohortStep
  /** The week after the signup. */
  readonly age: number
  /** The largest share of the table, from 0 to 1. */
  readonly largest: number
}

const levels = ['least', 'less', 'middle', 'more', 'most'] as const

/** The share of a cohort in one week, with its number below; nothing where nobody has come to that week. */
export function CohortShare({ cohort, step, age, largest }: CohortShareProps) {
  const { t } = useTranslation('desk')
  const { count, percent } = useFigureTexts()
  const counted = cohort[step][age] ?? null
  if (counted === null || cohort.signups === 0) return null
  const share = shareOf(cohort, step, age)
  const level = share ? levels[Math.ceil((share / largest) * levels.length) - 1] : undefined
  const number =
    age < cohort.over ? count(counted) : `${count(counted)} ${t('figures.cohort_running')}`
  return (
    <span className={css.heat[level ?? 'none']}>
      {share === null ? null : <span>{percent(share)}</span>}
      <span className={css.heatCount}>{number}</span>
    </span>
  )
}

/** Null where one of the two numbers is not shown. */
function shareOf({ signups, ...cohort }: Cohort, step: CohortStep, age: number): number | null {
  const counted = cohort[step][age]
  if (typeof counted !== 'number' || typeof signups !== 'number' || signups === 0) return null
  return counted / signups
}

/** The largest share of a table. */
export function largestShare(rows: readonly Cohort[], step: CohortStep): number {
  return Math.max(
    0.001,
    ...rows.flatMap((row) => row[step].map((_, age) => shareOf(row, step, age) ?? 0)),
  )
}
