import type { Audit, Sent } from './lighthouse.ts'

/** A row of a Markdown table. */
export function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The first two rows of a Markdown table. */
export function headingOf(names: readonly string[]): string {
  return [row(names), row(names.map(() => '---'))].join('\n')
}

const columns = {
  score: ({ scores }: Audit) => scores.performance ?? Number.NaN,
  'LCP s': ({ lcp }: Audit) => lcp / 1000,
  'TBT ms': ({ tbt }: Audit) => tbt,
  CLS: ({ cls }: Audit) => cls,
} as const

const sizes = ['scripts', 'styles', 'fonts'] as const

export const heading = headingOf([
  ...['route', ...Object.keys(columns), ...sizes],
  ...['first photo', 'problems', 'load'],
])

/** A row of the members' table: the medians of one page's audits, and the machine's load of the last minute. */
export function line(route: string, audits: readonly Audit[], load: number): string {
  const middle = (of: (audit: Audit) => number) => median(audits.map(of))
  const figures = Object.values(columns).map((of) => brief(middle(of)))
  const sent = sizes.map((kind) => describe(audits.map((audit) => audit[kind])))
  const photo = kilobytes(middle(({ firstPhoto }) => firstPhoto))
  const problems = Math.max(...audits.map((audit) => audit.problems))
  return row([route, ...figures, ...sent, photo, problems, load.toFixed(1)])
}

const describe = (sent: readonly Sent[]) =>
  `${kilobytes(median(sent.map(({ bytes }) => bytes)))} in ${median(sent.map(({ requests }) => requests))}`

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** A figure in few digits. */
export function brief(value: number): string | number {
  return value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toPrecision(2)
}
