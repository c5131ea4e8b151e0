import type { ReactNode } from 'react'
import * as css from './Facts.css.ts'

interface FactsProps {
  /** What is null is left out. Addresses and ids are `long` and get twice the room. */
  readonly items: readonly (readonly [label: string, value: ReactNode, size?: 'long'])[]
}

/** Labelled facts side by side. */
export const Facts = ({ items }: FactsProps) => (
  <dl className={css.facts}>
    {items.map(([label, value, size]) =>
      value === null ? null : (
        <div key={label} className={size === 'long' ? css.long : undefined}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
