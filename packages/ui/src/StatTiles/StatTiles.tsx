import { clsx } from 'clsx'
import type { RootProps } from '../internal/props.ts'
import * as css from './StatTiles.css.ts'

export interface Stat {
  readonly label: string
  /** As it is read, for example "1,240" or "under 5". */
  readonly value: string
  /** What it is part of, or what it comes to. */
  readonly note?: string | undefined
}

export interface StatTilesProps extends RootProps<HTMLDListElement> {
  /** What the figures are of, for example "All days together". */
  readonly label: string
  readonly stats: readonly Stat[]
}

/** A few figures that matter most, each large on a tile of its own. */
export function StatTiles({ label, stats, className, ...rest }: StatTilesProps) {
  return (
    <dl {...rest} aria-label={label} className={clsx(css.tiles, className)}>
      {stats.map((stat) => (
        <div key={stat.label} className={css.tile}>
          <dt className={css.label}>{stat.label}</dt>
          <dd className={css.value}>{stat.value}</dd>
          {stat.note === undefined ? null : <dd className={css.note}>{stat.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
