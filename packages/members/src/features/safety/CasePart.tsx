import { type ReactNode, useId } from 'react'
import * as css from './safety.css.ts'

interface Fact {
  readonly name: string
  readonly value: string
}

interface CasePartProps {
  readonly title: string
  readonly facts?: readonly Fact[]
  readonly children?: ReactNode
}

/** A part of a case under its heading. */
export function CasePart({ title, facts = [], children }: CasePartProps) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      {children}
      {facts.length === 0 ? null : (
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factValue} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
