import { forcedColors } from '@bouquet/theme/media'
import { vars } from '@bouquet/theme/vars'

const { hero } = vars.color

/** Custom property that a page may set to the `url()` of the brand's hero art, for what stands on it. */
export const brandArt = '--brand-art'

/** A surface with the brand's art, or its colours alone. Text in `color.hero.on` is legible everywhere on it. */
export const onBrandArt = {
  color: hero.on,
  backgroundImage: `var(${brandArt}, none), linear-gradient(105deg, ${hero.from} 30%, ${hero.to} 115%)`,
  // Each art has its weight at the right, below the middle.
  backgroundSize: 'cover',
  backgroundPosition: '100% 58%',
  '@media': { [forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' } },
} as const
