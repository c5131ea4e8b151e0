const kept = new Map<string, Intl.NumberFormat>()

/** Formats a file size for texts such as `{{max_bytes, megabytes}}`. */
export function formatMegabytes(bytes: number, tag: string | undefined): string {
  const name = tag ?? 'en'
  const format =
    kept.get(name) ??
    new Intl.NumberFormat(name, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  kept.set(name, format)
  return format.format(bytes / 1_000_000)
}
