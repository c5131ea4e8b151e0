import type { Audit } from '../../sites/dating/bench/lighthouse.ts'
import { markdownTable } from '../shared/markdown.ts'

/** The audits of one page, made in one way. */
export interface Measured {
  readonly lander: string
  readonly made: string
  readonly audits: readonly Audit[]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const whole = (value: number) => value.toFixed(0)

const columns: readonly {
  readonly title: string
  readonly of: (audit: Audit) => number
  readonly format: (value: number) => string
  readonly hasRatio: boolean
}[] = [
  {
    title: 'score',
    of: ({ scores }) => scores.performance ?? Number.NaN,
    format: whole,
    hasRatio: false,
  },
  { title: 'requests', of: ({ all }) => all.requests, format: whole, hasRatio: true },
  { title: 'document', of: ({ document }) => document.bytes, format: kilobytes, hasRatio: true },
  { title: 'styles', of: ({ styles }) => styles.bytes, format: kilobytes, hasRatio: false },
  { title: 'scripts', of: ({ scripts }) => scripts.bytes, format: kilobytes, hasRatio: true },
  { title: 'fonts', of: ({ fonts }) => fonts.bytes, format: kilobytes, hasRatio: false },
  { title: 'pictures', of: ({ pictures }) => pictures.bytes, format: kilobytes, hasRatio: false },
  { title: 'all bytes', of: ({ all }) => all.bytes, format: kilobytes, hasRatio: true },
  { title: 'FCP', of: ({ fcp }) => fcp, format: seconds, hasRatio: true },
  { title: 'LCP', of: ({ lcp }) => lcp, format: seconds, hasRatio: true },
  { title: 'TBT ms', of: ({ tbt }) => tbt, format: whole, hasRatio: false },
  { title: 'CLS', of: ({ cls }) => cls, format: (value) => value.toFixed(3), hasRatio: false },
]

/** Medians in a table; in brackets, how many times the figure of the first row of the same lander. */
export function report(rows: readonly Measured[]): string {
  const cells = rows.map(({ lander, made, audits }) => {
    const first = rows.find((row) => row.lander === lander)
    return [
      lander,
      made,
      ...columns.map(({ of, format, hasRatio }) => {
        const value = median(audits.map(of))
        const base = median((first?.audits ?? []).map(of))
        const isRatio = hasRatio && first?.made !== made && base > 0
        return isRatio ? `${format(value)} (${(value / base).toFixed(1)}x)` : format(value)
      }),
    ]
  })
  return markdownTable([['lander', 'made with', ...columns.map(({ title }) => title)], ...cells])
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
