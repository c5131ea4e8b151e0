import type { Brand } from '@bouquet/theme'
import { checkBrand, readDocument } from '@bouquet/theme/check'
import { fontFaceCss, themeCss } from '@bouquet/theme/css'

const stem = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? path

const byStem = (files: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, source]) => [stem(path), source]))

const brandFiles = byStem(
  import.meta.glob<string>('../themes/*.theme.jsonc', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)
const companyFiles = byStem(
  import.meta.glob<string>('../themes/companies/*.company.jsonc', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)
const fontFiles = import.meta.glob<string>(
  '../node_modules/@fontsource-variable/*/files/*-latin*-normal.woff2',
  { eager: true, import: 'default', query: '?url' },
)
const fontUrls = new Map(
  Object.entries(fontFiles).map(([path, url]) => [path.split('/').at(-1) ?? path, url]),
)

const contentOf = (source: string): unknown => readDocument(source, '').content

const companyOf = (brandFile: unknown): unknown =>
  typeof brandFile === 'object' && brandFile !== null && 'company' in brandFile
    ? contentOf(companyFiles.get(String(brandFile.company)) ?? '')
    : undefined

/** All brands with a valid theme file, by id. The only list of brands in Storybook. */
export const brands: ReadonlyMap<string, Brand> = new Map(
  [...brandFiles].flatMap(([id, source]) => {
    const { brand } = checkBrand(id, source, companyOf(contentOf(source)))
    return brand === null ? [] : [[id, brand] as const]
  }),
)

/**
 * The CSS of a brand, including its fonts.
 * @param root selector of the element to style; defaults to the whole page
 */
export const brandCss = (brand: Brand, root?: string): string =>
  `${fontFaceCss(brand, (file) => fontUrls.get(file) ?? file)}\n${themeCss(brand, root)}`
