import type { ComplaintRow } from '../../../tables/index.ts'

/** The public number of a case: year and serial, as in `2026-000123`. */
export const caseNumber = ({ created, serial }: Pick<ComplaintRow, 'created' | 'serial'>): string =>
  `${created.getUTCFullYear()}-${String(serial).padStart(6, '0')}`

/** The serial in a case number; undefined when it is malformed. */
export function parseCaseNumber(number: string): number | undefined {
  const [, serial] = /^\d{4}-(\d{6,9})$/.exec(number) ?? []
  return serial === undefined ? undefined : Number(serial)
}
