import { type Counted, type FigureStep, figureSteps } from '@bouquet/contract/staff'
import { visuallyHidden } from '@bouquet/ui/base'
import { Select } from '@bouquet/ui/Select'
import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useCallback, useState } from 'react'
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

const height = 240
const margin = { top: 12, end: 12, bottom: 28, start: 52 } as const

/** Room that a date needs on the axis. */
const labelWidth = 72

/** In the middle of the numbers that are not shown. */
const smallValue = 2

const drawnValue = (count: Counted): number | null => {
  if (count === 'under_5') return smallValue
  return count === 'withheld' ? null : count
}

/** One step over time as a line, and the same numbers as a table for screen readers. */
export function FigureChart({ rows, period }: FigureChartProps) {
  const { t } = useTranslation('desk')
  const { count, day } = useFigureTexts()
  const { search, change } = useFigureSearch()
  const { width, measure } = useWidth()
  const step: FigureStep = search.line ?? 'visits'
  const points = rows.map((row) => ({
    key: row.key,
    count: row[step],
    value: drawnValue(row[step]),
  }))
  const name = t(`figures.step_${step}`)
  const label = t('figures.chart_label', {
    step: name,
    from: day(points.at(0)?.key ?? '1970-01-01'),
    to: day(points.at(-1)?.key ?? '1970-01-01'),
  })
  const isPartly = points.some((point) => typeof point.count === 'string')
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
      <div ref={measure}>
        <Line points={points} width={width} label={label} />
      </div>
      {isPartly ? <p className={css.note}>{t('figures.chart_small')}</p> : null}
      <div className={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`figures.group_${period}`)}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{day(point.key)}</th>
                <td>{count(point.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface Point {
  readonly key: string
  readonly count: Counted
  readonly value: number | null
}

interface LineProps {
  readonly points: readonly Point[]
  readonly width: number
  readonly label: string
}

function Line({ points, width, label }: LineProps) {
  const { count, day, shortDay } = useFigureTexts()
  const most = Math.max(10, ...points.map(({ value }) => value ?? 0))
  const y = scaleLinear({
    domain: [0, most],
    range: [height - margin.bottom, margin.top],
    nice: true,
  })
  const inner = Math.max(1, width - margin.start - margin.end)
  const x = scalePoint({
    domain: points.map(({ key }) => key),
    range: [margin.start, margin.start + inner],
    padding: 0.5,
  })
  const at = (key: string) => x(key) ?? 0
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor(inner / labelWidth))))
  const hasDots = x.step() > 8
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            className={css.grid}
            x1={margin.start}
            x2={width - margin.end}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={css.tick} x={margin.start - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {count(tick)}
          </text>
        </g>
      ))}
      {points.map(({ key }, index) =>
        index % every === Math.floor(every / 2) ? (
          <text
            key={key}
            className={css.tick}
            x={Math.min(at(key), width - labelWidth / 2)}
            y={height - 8}
            textAnchor="middle"
          >
            {shortDay(key)}
          </text>
        ) : null,
      )}
      <LinePath
        className={css.line}
        data={[...points]}
        x={({ key }) => at(key)}
        y={({ value }) => y(value ?? 0)}
        defined={({ value }) => value !== null}
      />
      {points.map(({ key, count: counted, value }) =>
        value === null || !(hasDots || points.length === 1) ? null : (
          <circle
            key={key}
            className={counted === 'under_5' ? css.smallDot : css.dot}
            cx={at(key)}
            cy={y(value)}
            r={3}
          />
        ),
      )}
      {points.map((point) => (
        <rect
          key={point.key}
          className={css.slot}
          x={at(point.key) - x.step() / 2}
          y={margin.top}
          width={x.step()}
          height={height - margin.top - margin.bottom}
        >
          <title>{`${day(point.key)}: ${count(point.count)}`}</title>
        </rect>
      ))}
    </svg>
  )
}

/** The width of an element, in whole pixels. */
function useWidth() {
  const [width, setWidth] = useState(600)
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}
