import { type Audit, categories } from './lighthouse.ts'
import { brief, headingOf, kilobytes, median, row } from './report.ts'

/** The medians of one lander's audits in one brand. */
export interface LanderRow {
  readonly brand: string
  readonly path: string
  readonly audit: Audit
}

const timings = ['fcp', 'lcp', 'tbt', 'cls'] as const
const sizes = ['document', 'fonts', 'scripts', 'pictures'] as const

export const landersHeading = headingOf([
  ...['brand', 'lander', ...categories],
  ...['FCP ms', 'LCP ms', 'TBT ms', 'CLS', ...sizes, 'requests', 'problems'],
])

/** A row of the table of landers. */
export function landerLine({ brand, path, audit }: LanderRow): string {
  return row([
    ...[brand, path],
    ...categories.map((name) => audit.scores[name] ?? '–'),
    ...timings.map((name) => brief(name === 'cls' ? audit.cls : Math.round(audit[name]))),
    ...sizes.map((name) => kilobytes(audit[name].bytes)),
    ...[audit.all.requests, audit.problems],
  ])
}

/** The run whose largest paint is the median: its figures belong together. */
export function medianRun(audits: readonly Audit[]): Audit | undefined {
  const middle = median(audits.map(({ lcp }) => lcp))
  return audits.find(({ lcp }) => lcp === middle)
}

const lowest = ({ scores }: Audit) => Math.min(...Object.values(scores))

/** The row with the lowest score of a category and, among equals, the latest largest paint. */
export function worstOf(rows: readonly LanderRow[]): LanderRow | undefined {
  return rows.toSorted(
    ({ audit: one }, { audit: other }) => lowest(one) - lowest(other) || other.lcp - one.lcp,
  )[0]
}
