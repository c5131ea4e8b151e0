'use client'
import { LinePath } from '@visx/shape'
import { visuallyHidden } from '../base/index.ts'
import type { RootProps } from '../internal/props.ts'
import * as css from './LineChart.css.ts'
import { layOut } from './layout.rules.ts'
import { useTextBox } from './useTextBox.ts'

export interface ChartPoint {
  readonly id: string
  /** Where it stands, for example "29 November 2026". */
  readonly label: string
  /** The same on the axis, for example "29 Nov". */
  readonly shortLabel: string
  /** Null leaves a gap. */
  readonly value: number | null
  /** The value as it is read, for example "1,240" or "under 5". */
  readonly text: string
  /** Where the exact value is not known: its dot is hollow. */
  readonly isApproximate?: boolean
}

export interface LineChartProps extends RootProps<HTMLDivElement> {
  /** Names the chart and the table with the same values, for example "Visits from 1 to 30 November". */
  readonly label: string
  /** In the order of the axis. */
  readonly points: readonly ChartPoint[]
  /** What a point is, for example "Day". */
  readonly pointName: string
  /** What a value is, for example "Visits". */
  readonly valueName: string
  readonly formatTick: (value: number) => string
}

/** One measure over time as a line, and the same values as a table for screen readers. */
export function LineChart({
  label,
  points,
  pointName,
  valueName,
  formatTick,
  ...rest
}: LineChartProps) {
  return (
    <div {...rest}>
      <Line label={label} points={points} formatTick={formatTick} />
      <div className={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{pointName}</th>
              <th scope="col">{valueName}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <th scope="row">{point.label}</th>
                <td>{point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Least distance of points whose dots are drawn, in px. */
const dotDistance = 8

function Line({
  label,
  points,
  formatTick,
}: Pick<LineChartProps, 'label' | 'points' | 'formatTick'>) {
  const { width, height, em, measure } = useTextBox()
  const { top, bottom, start, end, ticks, step, x, y, labelAt } = layOut({
    ids: points.map(({ id }) => id),
    values: points.map(({ value }) => value),
    width,
    height,
    em,
    formatTick,
  })
  const hasDots = step > dotDistance || points.length === 1
  return (
    <svg
      ref={measure}
      className={css.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {ticks.map((tick) => (
        <g key={tick.value}>
          <line className={css.grid} x1={start} x2={end} y1={tick.y} y2={tick.y} />
          <text className={css.tick} x={start - em / 2} y={tick.y} dy="0.32em" textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      {points.map(({ id, shortLabel }, index) => {
        const at = labelAt(id, index)
        return at === null ? null : (
          <text key={id} className={css.tick} x={at} y={height - em / 2} textAnchor="middle">
            {shortLabel}
          </text>
        )
      })}
      <LinePath
        className={css.line}
        data={[...points]}
        x={({ id }) => x(id)}
        y={({ value }) => y(value ?? 0)}
        defined={({ value }) => value !== null}
      />
      {points.map(({ id, value, isApproximate }) =>
        value === null || !hasDots ? null : (
          <circle
            key={id}
            className={isApproximate ? css.hollowDot : css.dot}
            cx={x(id)}
            cy={y(value)}
            r={3}
          />
        ),
      )}
      {points.map((point) => (
        <rect
          key={point.id}
          className={css.slot}
          x={x(point.id) - step / 2}
          y={top}
          width={step}
          height={bottom - top}
        >
          <title>{`${point.label}: ${point.text}`}</title>
        </rect>
      ))}
    </svg>
  )
}
