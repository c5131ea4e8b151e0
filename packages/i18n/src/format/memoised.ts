import type { Locale } from '@bouquet/contract'
import { locales } from '@bouquet/contract/locale'

/** Caches Intl objects by locale and variant, since they are slow to create. */
export function memoised<Variant extends string[], Made>(
  make: (tag: string, ...variant: Variant) => Made,
): (locale: Locale, ...variant: Variant) => Made {
  const cache = new Map<string, Made>()
  return (locale, ...variant) => {
    const name = [locale, ...variant].join(' ')
    const known = cache.get(name)
    if (known !== undefined) return known
    const made = make(locales[locale].tag, ...variant)
    cache.set(name, made)
    return made
  }
}
