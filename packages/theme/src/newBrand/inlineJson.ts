/** A value as JSON in one line, with spaces inside braces and after commas. */
export function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, each]) => `"${key}": ${inlineJson(each)}`)
  return `{ ${entries.join(', ')} }`
}
