import { markdownTable } from '../shared/markdown.ts'
import type { Audit } from './lighthouse.ts'

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
  readonly key: keyof Audit
  readonly format: (value: number) => string
  readonly hasRatio: boolean
}[] = [
  { title: 'score', key: 'score', format: whole, hasRatio: false },
  { title: 'requests', key: 'requests', format: whole, hasRatio: true },
  { title: 'document', key: 'document', format: kilobytes, hasRatio: true },
  { title: 'styles', key: 'styles', format: kilobytes, hasRatio: false },
  { title: 'scripts', key: 'scripts', format: kilobytes, hasRatio: true },
  { title: 'fonts', key: 'fonts', format: kilobytes, hasRatio: false },
  { title: 'pictures', key: 'pictures', format: kilobytes, hasRatio: false },
  { title: 'all bytes', key: 'total', format: kilobytes, hasRatio: true },
  { title: 'FCP', key: 'fcp', format: seconds, hasRatio: true },
  { title: 'LCP', key: 'lcp', format: seconds, hasRatio: true },
  { title: 'TBT ms', key: 'tbt', format: whole, hasRatio: false },
  { title: 'CLS', key: 'cls', format: (value) => value.toFixed(3), hasRatio: false },
]

/** Medians in a table; in brackets, how many times the figure of the first row of the same lander. */
export function report(rows: readonly Measured[]): string {
  const cells = rows.map(({ lander, made, audits }) => {
    const first = rows.find((row) => row.lander === lander)
    return [
      lander,
      made,
      ...columns.map(({ key, format, hasRatio }) => {
        const value = median(audits.map((audit) => audit[key]))
        const base = median((first?.audits ?? []).map((audit) => audit[key]))
        const isRatio = hasRatio && first?.made !== made && base > 0
        return isRatio ? `${format(value)} (${(value / base).toFixed(1)}x)` : format(value)
      }),
    ]
  })
  return markdownTable([['lander', 'made with', ...columns.map(({ title }) => title)], ...cells])
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
