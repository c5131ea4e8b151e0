/** The public number of a case: year and serial, as in `2026-000123`. */
export function caseNumber({
  created,
  serial,
}: {
  readonly created: Date
  readonly serial: number
}): string {
  return `${created.getUTCFullYear()}-${String(serial).padStart(6, '0')}`
}
