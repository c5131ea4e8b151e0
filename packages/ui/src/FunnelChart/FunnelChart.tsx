import { clsx } from 'clsx'
import type { RootProps } from '../internal/props.ts'
import * as css from './FunnelChart.css.ts'

export interface FunnelStage {
  readonly id: string
  readonly label: string
  /** As it is read, for example "961" or "under 5". */
  readonly value: string
  /** Its part of an earlier stage in words, for example "7.7% of the visits". */
  readonly note?: string | undefined
  /** Length of the bar, from 0 to 1. */
  readonly share: number
}

export interface FunnelChartProps extends RootProps<HTMLOListElement> {
  /** In the order in which people come through them. */
  readonly stages: readonly FunnelStage[]
}

/** How many come how far: the stages of a way, each with a bar as long as its share. */
export function FunnelChart({ stages, className, ...rest }: FunnelChartProps) {
  return (
    <ol {...rest} className={clsx(css.stages, className)}>
      {stages.map(({ id, label, value, note, share }) => (
        <li key={id} className={css.stage}>
          <span className={css.head}>
            <span>{label}</span>
            <span>
              <span className={css.value}>{value}</span>
              {note === undefined ? null : ` · ${note}`}
            </span>
          </span>
          <svg className={css.track} aria-hidden="true">
            <rect
              className={css.bar}
              width={`${Math.min(1, Math.max(0, share)) * 100}%`}
              height="100%"
              rx="4"
            />
          </svg>
        </li>
      ))}
    </ol>
  )
}
