import type { Brand } from '../brand/brand.schema.ts'
import { propertyName } from '../contract/tokens.ts'
import type { FontId } from './fonts.ts'
import { fallbackStack } from './fontTable.ts'

/**
 * Shows the fallbacks of a brand's fonts while a page with scripts waits for them, so that they are asked for after the
 * first view and shown all at once. A page that waits has a `data-view` other than `known` on its root.
 */
export const waitingFontsCss = ({ type }: Pick<Brand, 'type'>): string => {
  const family = (use: 'display' | 'text', id: FontId) =>
    `--${propertyName(['font', 'family', use])}:${fallbackStack(id)};`
  return `@media (scripting:enabled){:root[data-view]:not([data-view="known"]){${family('display', type.display)}${family('text', type.text)}}}`
}
