import { nicheNames } from '@bouquet/contract'
import type { BrandFile } from '../brand/brand.schema.ts'
import { nicheLooks } from '../resolve/nicheLooks.ts'
import { inlineJson } from './inlineJson.ts'

/** The answers from which a brand file is written. */
export type NewBrand = Pick<
  BrandFile,
  'name' | 'domains' | 'niche' | 'company' | 'seeds' | 'art' | 'language'
>

/**
 * The text of a brand file with a comment above each key. Keys with a default of the niche are written as
 * comments, so that an editor shows what else can be set.
 */
export function newBrandSource({
  name,
  domains,
  niche,
  company,
  seeds,
  art,
  language,
}: NewBrand): string {
  const look = nicheLooks[niche]
  const stated = (key: string, value: unknown, byDefault: unknown) =>
    value === undefined
      ? `// "${key}": ${inlineJson(byDefault)},`
      : `"${key}": ${inlineJson(value)},`
  const lines = [
    '"$schema": "./schema/brand.schema.json",',
    '',
    '// The name that people read.',
    `"name": ${inlineJson(name)},`,
    '// Public host names, the canonical one first. Each answers with and without www.',
    `"domains": ${inlineJson(domains)},`,
    `// ${nicheNames.join(', ')}`,
    `"niche": ${inlineJson(niche)},`,
    '// The language of every visitor without a choice of their own; without this line the browser decides.',
    stated('language', language, 'en'),
    '// The niche decides what follows. Remove the slashes of a line to change it.',
    stated('art', art, look.art),
    stated('type', undefined, look.type),
    stated('density', undefined, look.density),
    stated('shape', undefined, look.shape),
    stated('motion', undefined, look.motion),
    stated('mode', undefined, look.mode),
    '',
    '// A file of companies/, which the legal texts name. Its tradenames include this brand.',
    `"company": ${inlineJson(company)},`,
    '// Opaque CSS colours. Every other colour is derived from them with enough contrast.',
    `"seeds": ${inlineJson(seeds)}`,
  ]
  const body = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')
  return `// docs/brands.md explains every key; \`npx bouquet check\` checks this file.\n{\n${body}\n}\n`
}
