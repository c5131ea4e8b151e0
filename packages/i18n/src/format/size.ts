const kept = new Map<string, Intl.NumberFormat>()

/** Size of a file for a text such as `{{max_bytes, megabytes}}`; `tag` is a BCP 47 tag. */
export function formatMegabytes(bytes: number, tag: string | undefined): string {
  const name = tag ?? 'en'
  const format =
    kept.get(name) ??
    new Intl.NumberFormat(name, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  kept.set(name, format)
  return format.format(bytes / 1_000_000)
}
