import { markdownTable } from '../shared/markdown.ts'

/** One way to make the sites, as measured. */
export interface Measured {
  readonly name: string
  readonly means: string
  readonly brands: number
  /** Seconds for all brands. */
  readonly full: number
  /** Seconds for one more brand. */
  readonly added: number
  readonly pages: number
  /** Of the pages of the added brand. */
  readonly bytes: number
}

const seconds = (value: number) => `${value.toFixed(value < 1 ? 2 : 1)} s`

/** A table; in brackets how many times Bouquet's seconds, for each brand. */
export function report(rows: readonly Measured[]): string {
  const [first] = rows
  const times = (value: number, base = value) =>
    `(${(value / base).toFixed(value < base ? 2 : 1)}x)`
  const cells = rows.map((row) => {
    const each = row.full / row.brands
    const base = first && first.full / first.brands
    return [
      row.name,
      row.means,
      String(row.brands),
      seconds(row.full),
      `${seconds(each)} ${times(each, base)}`,
      `${seconds(row.added)} ${times(row.added, first?.added)}`,
      String(row.pages),
      `${(row.bytes / 1e6).toFixed(1)} MB ${times(row.bytes, first?.bytes)}`,
    ]
  })
  const head = [
    'made with',
    'how',
    'brands',
    'all brands',
    'each',
    'one more brand',
    'pages',
    'HTML',
  ]
  return markdownTable([head, ...cells])
}
