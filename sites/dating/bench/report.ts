import type { Audit, Sent } from './lighthouse.ts'

const columns = {
  score: ({ score }: Audit) => score,
  'LCP s': ({ lcp }: Audit) => lcp / 1000,
  'TBT ms': ({ tbt }: Audit) => tbt,
  CLS: ({ cls }: Audit) => cls,
} as const

const sizes = ['scripts', 'styles', 'fonts'] as const

export const heading = [
  ['route', ...Object.keys(columns), ...sizes, 'first photo', 'problems', 'load'],
  Array.from({ length: Object.keys(columns).length + sizes.length + 4 }, () => '---'),
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')

/** A row of the table: the medians of one page's audits, and the machine's load of the last minute. */
export const line = (route: string, audits: readonly Audit[], load: number): string => {
  const middle = (of: (audit: Audit) => number) => median(audits.map(of))
  const figures = Object.values(columns).map((of) => brief(middle(of)))
  const sent = sizes.map((kind) => describe(audits.map((audit) => audit[kind])))
  const photo = kilobytes(middle(({ firstPhoto }) => firstPhoto))
  const problems = Math.max(...audits.map((audit) => audit.problems))
  return `| ${[route, ...figures, ...sent, photo, problems, load.toFixed(1)].join(' | ')} |`
}

const describe = (sent: readonly Sent[]) =>
  `${kilobytes(median(sent.map(({ bytes }) => bytes)))} in ${median(sent.map(({ requests }) => requests))}`

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const brief = (value: number) =>
  value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toPrecision(2)
