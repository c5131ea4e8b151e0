import type { Brand } from '../brand/brand.schema.ts'
import { propertyName } from '../contract/tokens.ts'
import type { FontId } from './fonts.ts'
import { fallbackStack } from './fontTable.ts'

/**
 * Shows the fallbacks of a brand's fonts while a page with scripts waits for its first view, so that the fonts are
 * asked for after it. A page that waits has `data-view="waiting"` on its root.
 */
export const waitingFontsCss = ({ type }: Pick<Brand, 'type'>): string => {
  const family = (use: 'display' | 'text', id: FontId) =>
    `--${propertyName(['font', 'family', use])}:${fallbackStack(id)};`
  return `@media (scripting:enabled){:root[data-view="waiting"]{${family('display', type.display)}${family('text', type.text)}}}`
}
