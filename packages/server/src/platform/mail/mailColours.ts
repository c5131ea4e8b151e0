import type { Brand } from '@bouquet/theme'
import { deriveTheme } from '@bouquet/theme/css'

/** A brand's light colours for a mail. Mail programs know no custom properties and no OKLCH; these are hex. */
export function mailColours(brand: Brand) {
  const { surface, text, primary } = deriveTheme(brand).light.color
  return {
    page: surface.sunken,
    card: surface.overlay,
    text: text.normal,
    muted: text.muted,
    name: text.strong,
    accent: primary.base,
    onAccent: primary.on,
  }
}
