import type { Locale } from '@bouquet/contract'
import { locales } from '../locales.ts'

/** Makes an Intl object once for each locale and variant; they are costly to make and cheap to keep. */
export function memoised<Variant extends string[], Made>(
  make: (tag: string, ...variant: Variant) => Made,
): (locale: Locale, ...variant: Variant) => Made {
  const kept = new Map<string, Made>()
  return (locale, ...variant) => {
    const name = [locale, ...variant].join(' ')
    const known = kept.get(name)
    if (known !== undefined) return known
    const made = make(locales[locale].tag, ...variant)
    kept.set(name, made)
    return made
  }
}
