import { type Brand, resolveBrand } from '@bouquet/theme'
import { fontFaceCss, themeCss } from '@bouquet/theme/css'

const stem = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? path

const byStem = (files: Record<string, unknown>): Map<string, unknown> =>
  new Map(Object.entries(files).map(([path, content]) => [stem(path), content]))

const brandFiles = byStem(
  import.meta.glob('../themes/*.theme.ts', { eager: true, import: 'default' }),
)
const companyFiles = byStem(
  import.meta.glob('../themes/companies/*.company.ts', { eager: true, import: 'default' }),
)
const fontFiles = import.meta.glob<string>(
  '../node_modules/@fontsource-variable/*/files/*-latin*-normal.woff2',
  { eager: true, import: 'default', query: '?url' },
)
const fontUrls = new Map(
  Object.entries(fontFiles).map(([path, url]) => [path.split('/').at(-1) ?? path, url]),
)

const companyOf = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'company' in file
    ? companyFiles.get(String(file.company))
    : undefined

/** Every brand that has a file, by id. Nothing else lists them. */
export const brands: ReadonlyMap<string, Brand> = new Map(
  [...brandFiles].map(([id, file]) => [id, resolveBrand(id, file, companyOf(file))]),
)

/**
 * The brand's whole look, faces included.
 * @param root selector of what wears it; the whole page unless told
 */
export const brandCss = (brand: Brand, root?: string): string =>
  `${fontFaceCss(brand, (file) => fontUrls.get(file) ?? file)}\n${themeCss(brand, root)}`
