import { type FigureGroup, type Figures, figureSteps } from '@bouquet/contract/staff'

type Row = Figures & { readonly key: string }
type Sums = 'revenue' | 'refunded'

/**
 * Figures as CSV (RFC 4180), a column for each step and each currency. Amounts are in the minor unit; numbers that are
 * not shown stand as `under_5` and `withheld`, amounts that are not shown are empty.
 */
export function figuresCsv(group: FigureGroup, rows: readonly Row[]): string {
  const money = (['revenue', 'refunded'] as const).flatMap((sums) =>
    currenciesOf(rows, sums).map((currency) => ({ sums, currency })),
  )
  const head = [group, ...figureSteps, ...money.map(({ sums, currency }) => `${sums}_${currency}`)]
  const lines = rows.map((row) => [
    row.key,
    ...figureSteps.map((step) => String(row[step])),
    ...money.map(({ sums, currency }) => amountOf(row[sums], currency)),
  ])
  return [head, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

const currenciesOf = (rows: readonly Row[], sums: Sums): string[] =>
  [...new Set(rows.flatMap((row) => row[sums].map(({ currency }) => currency)))].toSorted()

function amountOf(sums: Figures[Sums], currency: string): string {
  const sum = sums.find((one) => one.currency === currency)
  return sum ? String(sum.amount ?? '') : '0'
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Offers a text as a file. */
export function downloadCsv(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
