import type { Dictionary } from '../dictionary.ts'

/** Texts by full key: `greeting`, `hair_colour.black`, `days_other`. */
export function entries(dictionary: Dictionary): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === 'string') found.set(key, value)
    else for (const [inner, text] of Object.entries(value)) found.set(`${key}.${inner}`, text)
  }
  return found
}
