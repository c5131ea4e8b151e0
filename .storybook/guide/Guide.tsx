import type { ReactNode } from 'react'
import * as css from './guide.css.ts'

interface GuideProps {
  readonly title: string
  /** Purpose of the page, in one or two sentences. */
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** A documentation page for designers. */
export function Guide({ title, lead, children }: GuideProps) {
  return (
    <main className={css.page}>
      <header className={css.section}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface TableProps {
  readonly label: string
  readonly heads: readonly string[]
  /** Cells of each row, by row key. The first cell is the row header. */
  readonly rows: ReadonlyMap<string, readonly ReactNode[]>
}

/** Focusable, so that it can be scrolled with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

export function Table({ label, heads, rows }: TableProps) {
  return (
    <section className={css.wide} aria-label={label} {...scrollable}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([key, [name, ...cells]]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {heads.slice(1).map((head, column) => (
                <td key={head}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
