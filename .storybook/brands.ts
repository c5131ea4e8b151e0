import { loadedBrands } from 'virtual:loaded-brands'
import type { Brand } from '@bouquet/theme'
import { fontFaceCss, themeCss } from '@bouquet/theme/css'

const fontFiles = import.meta.glob<string>(
  '../node_modules/@fontsource-variable/*/files/*-latin*-normal.woff2',
  { eager: true, import: 'default', query: '?url' },
)
const fontUrls = new Map(
  Object.entries(fontFiles).map(([path, url]) => [path.split('/').at(-1) ?? path, url]),
)

/** All brands with a valid theme file, by id. The only list of brands in Storybook. */
export const brands: ReadonlyMap<string, Brand> = new Map(
  loadedBrands.map((brand) => [brand.id, brand]),
)

/**
 * The CSS of a brand, including its fonts.
 * @param root selector of the element to style; defaults to the whole page
 */
export const brandCss = (brand: Brand, root?: string): string =>
  `${fontFaceCss(brand, ({ source }) => fontUrls.get(source) ?? source, 'swap')}\n${themeCss(brand, root)}`
