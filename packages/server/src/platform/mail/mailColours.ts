import type { Brand } from '@bouquet/theme'

/** Colours of a mail. Mail programs know no custom properties and no OKLCH, so all are hex. */
export function mailColours(brand: Brand) {
  return {
    page: '#f4f2f1',
    card: '#ffffff',
    text: '#26211f',
    muted: '#665d59',
    name: '#26211f',
    accent: '#33292b',
    onAccent: '#ffffff',
    seed: brand.seeds.primary,
  }
}
