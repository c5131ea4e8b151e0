import { legalPages, localeCodes } from '@bouquet/contract'
import { landerNames } from '@bouquet/theme/landers'
import { stockBrand } from './stockBrand.ts'

/** A new list each time, since Astro keeps a page's paths on the list itself. */
const inEveryLocale = () => localeCodes.map((locale) => ({ params: { locale } }))

/** The paths of a page's file in every language; none for a lander that the brand does not offer. */
export function pathsOf(file: string) {
  if (file.endsWith('[token].astro'))
    return inEveryLocale().flatMap(({ params }) =>
      legalPages.map((token) => ({ params: { ...params, token } })),
    )
  const name = landerNames.find((lander) => file === `landers/${lander}/page.astro`)
  return name === undefined || name in stockBrand.brand.landers ? inEveryLocale() : []
}
