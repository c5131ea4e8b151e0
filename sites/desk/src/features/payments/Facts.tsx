import type { ReactNode } from 'react'
import * as css from './payments.css.ts'

interface FactsProps {
  /** What is null is left out. */
  readonly items: readonly (readonly [label: string, value: ReactNode])[]
}

/** Labelled facts side by side. */
export const Facts = ({ items }: FactsProps) => (
  <dl className={css.facts}>
    {items.map(([label, value]) =>
      value === null ? null : (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
