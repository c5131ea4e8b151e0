import { legalPages, localeCodes } from '@bouquet/contract'
import { landerNames } from '@bouquet/theme/landers'
import { measuredBrand } from './measuredBrand.ts'

/** A new list each time, since Astro keeps a page's paths on the list itself. */
const inEveryLocale = () => localeCodes.map((locale) => ({ params: { locale } }))

/** The paths of a page in every language; none for a lander that the brand does not offer. */
export function staticPaths(page: string) {
  const name = landerNames.find((lander) => page.endsWith(`/landers/${lander}.astro`))
  return name === undefined || name in measuredBrand.brand.landers ? inEveryLocale() : []
}

/** The paths of the legal pages. */
export const legalPaths = () =>
  inEveryLocale().flatMap(({ params }) =>
    legalPages.map((token) => ({ params: { ...params, token } })),
  )
