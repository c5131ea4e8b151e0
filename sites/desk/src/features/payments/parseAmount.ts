/** Both currencies' signs for the minor unit are typed, as in `9.90` and `9,90`. */
const typed = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** An amount as it is typed, in the minor unit; null when it is none. */
export function parseAmount(text: string): number | null {
  const [, whole, rest = ''] = typed.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const amount = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return amount > 0 ? amount : null
}
