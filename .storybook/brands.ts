import { loadedBrands } from 'virtual:loaded-brands'
import type { Brand } from '@bouquet/theme'
import { fontFaceCss, themeCss } from '@bouquet/theme/css'

const fontFiles = import.meta.glob<string>(
  '../node_modules/@fontsource-variable/*/files/*-latin*-normal.woff2',
  { eager: true, import: 'default', query: '?url' },
)
const ownFontFiles = import.meta.glob<string>('../themes/*.woff2', {
  eager: true,
  import: 'default',
  query: '?url',
})
const byName = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1) ?? path, url]))
const fontUrls = { shipped: byName(fontFiles), own: byName(ownFontFiles) }

/** All brands with a valid theme file, by id. The only list of brands in Storybook. */
export const brands: ReadonlyMap<string, Brand> = new Map(
  loadedBrands.map((brand) => [brand.id, brand]),
)

const urlOf: Parameters<typeof fontFaceCss>[1] = ({ source: { package: name, file } }) =>
  fontUrls[name === undefined ? 'own' : 'shipped'].get(file) ?? file

/**
 * The CSS of a brand, including its fonts.
 * @param root selector of the element to style; defaults to the whole page
 */
export function brandCss(brand: Brand, root?: string): string {
  return `${fontFaceCss(brand, urlOf, 'swap')}\n${themeCss(brand, root)}`
}
