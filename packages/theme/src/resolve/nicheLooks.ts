import type { Niche } from '@bouquet/contract'
import type { BrandLook } from '../brand/look.ts'
import type { FontId } from '../fonts/fonts.ts'
import type { FontPair } from '../fonts/ownFont.ts'

/** A look with fonts that every brand may have. */
type SharedLook = BrandLook & { readonly type: Readonly<Record<keyof FontPair, FontId>> }

/** Default look of each niche. */
export const nicheLooks: Readonly<Record<Niche, SharedLook>> = {
  general: {
    type: { display: 'nunito', text: 'nunito-sans', base: 16, ratio: 1.22 },
    density: 'regular',
    shape: { corners: 'soft', photo: 'squircle', border: 'regular' },
    motion: 'regular',
    mode: { preferred: 'light', fixed: false },
    art: 'waves',
  },
  mature: {
    type: { display: 'petrona', text: 'atkinson-hyperlegible-next', base: 18, ratio: 1.2 },
    density: 'airy',
    shape: { corners: 'soft', photo: 'arch', border: 'hairline' },
    motion: 'calm',
    mode: { preferred: 'light', fixed: false },
    art: 'rings',
  },
  casual: {
    type: { display: 'outfit', text: 'figtree', base: 16, ratio: 1.2 },
    density: 'regular',
    shape: { corners: 'soft', photo: 'circle', border: 'regular' },
    motion: 'quick',
    mode: { preferred: 'dark', fixed: false },
    art: 'grain',
  },
  'men-seeking-men': {
    type: { display: 'archivo', text: 'inter', base: 16, ratio: 1.32 },
    density: 'compact',
    shape: { corners: 'square', photo: 'square', border: 'bold' },
    motion: 'quick',
    mode: { preferred: 'light', fixed: false },
    art: 'arrows',
  },
  'women-seeking-women': {
    type: { display: 'fraunces', text: 'instrument-sans', base: 17, ratio: 1.24 },
    density: 'airy',
    shape: { corners: 'soft', photo: 'arch', border: 'regular' },
    motion: 'regular',
    mode: { preferred: 'light', fixed: false },
    art: 'vines',
  },
  kink: {
    type: { display: 'bodoni-moda', text: 'instrument-sans', base: 17, ratio: 1.24 },
    density: 'regular',
    shape: { corners: 'square', photo: 'square', border: 'hairline' },
    motion: 'calm',
    mode: { preferred: 'dark', fixed: false },
    art: 'lace',
  },
  'shared-interests': {
    type: { display: 'bricolage-grotesque', text: 'nunito', base: 17, ratio: 1.22 },
    density: 'regular',
    shape: { corners: 'round', photo: 'squircle', border: 'bold' },
    motion: 'regular',
    mode: { preferred: 'light', fixed: false },
    art: 'contours',
  },
}
