import type { BrandFile } from '../brand/brand.schema.ts'

const plainKey = /^[A-Za-z_$][\w$]*$|^\d+$/

const text = (value: string) => `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`

const inline = (value: unknown): string => {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(
    ([key, held]) => `${plainKey.test(key) ? key : text(key)}: ${inline(held)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** A brand file as it stands in `themes/`, one key a line. */
export const brandSource = (file: BrandFile): string =>
  [
    "import { defineBrand } from '@bouquet/theme'",
    '',
    'export default defineBrand({',
    ...Object.entries(file)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `  ${key}: ${inline(value)},`),
    '})',
    '',
  ].join('\n')
