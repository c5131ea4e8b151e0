import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import * as css from './Facts.css.ts'

export interface Fact {
  readonly label: string
  /** What is null is left out. */
  readonly value: ReactNode
  /** Addresses and ids get twice the room. */
  readonly isLong?: boolean | undefined
}

export interface FactsProps extends RootProps<HTMLDListElement> {
  readonly items: readonly Fact[]
  /** Read by screen readers, where no heading says it. */
  readonly label?: string | undefined
}

/** Labelled facts side by side. */
export function Facts({ items, label, className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={clsx(css.facts, className)} aria-label={label}>
      {items.map(({ label: name, value, isLong = false }) =>
        value === null ? null : (
          <div key={name} className={clsx(css.fact, isLong && css.long)}>
            <dt className={css.label}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
