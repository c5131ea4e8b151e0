import { type Counted, type FigureStep, figureSteps } from '@bouquet/contract/staff'
import { type ChartPoint, LineChart } from '@bouquet/ui/LineChart'
import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import { subtitle } from '../../parts/page.css.ts'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './figures.css.ts'
import { useFigureSearch } from './useFigures.ts'
import { useFigureTexts } from './useFigureTexts.ts'

interface FigureChartProps {
  /** Days or weeks in their order. */
  readonly rows: StaffResponse<'figures'>['rows']
  readonly period: 'day' | 'week'
}

/** In the middle of the numbers that are not shown. */
const smallValue = 2

const drawnValue = (count: Counted): number | null => {
  if (count === 'under_5') return smallValue
  return count === 'withheld' ? null : count
}

/** One step over time. */
export function FigureChart({ rows, period }: FigureChartProps) {
  const { t } = useTranslation('desk')
  const { count, day, shortDay } = useFigureTexts()
  const { search, change } = useFigureSearch()
  const step: FigureStep = search.line ?? 'visits'
  const points: readonly ChartPoint[] = rows.map((row) => ({
    id: row.key,
    label: day(row.key),
    shortLabel: shortDay(row.key),
    value: drawnValue(row[step]),
    text: count(row[step]),
    isApproximate: row[step] === 'under_5',
  }))
  const name = t(`figures.step_${step}`)
  const label = t('figures.chart_label', {
    step: name,
    from: points.at(0)?.label ?? '',
    to: points.at(-1)?.label ?? '',
  })
  const isPartly = rows.some((row) => typeof row[step] === 'string')
  return (
    <section className={css.chartPanel}>
      <div className={css.head}>
        <h2 className={subtitle}>{t('figures.chart')}</h2>
        <Select
          className={css.chooser}
          label={t('figures.measure')}
          options={figureSteps.map((id) => ({ id, label: t(`figures.step_${id}`) }))}
          value={step}
          onChange={(value) => change({ line: figureSteps.find((one) => one === value) })}
        />
      </div>
      <LineChart
        label={label}
        points={points}
        pointName={t(`figures.group_${period}`)}
        valueName={name}
        formatTick={count}
      />
      {isPartly ? <p className={css.note}>{t('figures.chart_small')}</p> : null}
    </section>
  )
}
