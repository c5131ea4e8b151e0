import type { Brand, BrandFile } from '../brand/brand.schema.ts'
import type { FontId } from '../fonts/fonts.ts'
import type { Font, FontPair } from '../fonts/ownFont.ts'
import { nicheLooks } from '../resolve/nicheLooks.ts'

/** A brand file in the making, with every choice of its look stated. */
export type BrandDraft = Omit<BrandFile, 'type'> &
  Pick<Brand, 'density' | 'shape' | 'motion' | 'art'> & { readonly type: SharedType }

type SharedType = Omit<Brand['type'], keyof FontPair> & Record<keyof FontPair, FontId>

/** The fonts that another brand may use too: a font of its own is replaced by that of the niche. */
const sharedType = ({ type, niche }: Brand): SharedType => {
  const { display, text } = nicheLooks[niche].type
  const shared = (font: Font, usual: FontId) => (typeof font === 'string' ? font : usual)
  return { ...type, display: shared(type.display, display), text: shared(type.text, text) }
}

/** A new brand with the look of another, its overrides included but fonts of its own left out, under a name and domain of its own. */
export function draftOf(brand: Brand): BrandDraft {
  const { seeds, overrides, density, shape, motion, mode, art, niche, company } = brand
  return {
    name: 'My brand',
    domains: ['my-brand.example'],
    niche,
    company: company.id,
    seeds,
    ...(overrides && { overrides }),
    type: sharedType(brand),
    density,
    shape,
    motion,
    mode,
    art,
  }
}
