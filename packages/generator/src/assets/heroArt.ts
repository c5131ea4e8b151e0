import type { Brand } from '@bouquet/theme'
import { heroArt } from '@bouquet/theme/art'
import { hashOf } from '../hashFiles.ts'
import type { ArtPicture } from '../page.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { inEachMode } from './inEachMode.ts'

export interface HeroArt {
  readonly pictures: readonly ArtPicture[]
  readonly files: readonly BrandFile[]
}

/** The hero art, one file for each mode that the brand's pages can have, the preferred one first. */
export function heroArtFiles(brand: Brand): HeroArt {
  const drawn = inEachMode(brand).map((inMode) => {
    const content = heroArt(inMode, { width: 1600, height: 900, ink: 'fixed', id: 'a' })
    const file = { path: `assets/art.${hashOf(content)}.svg`, content }
    return { file, picture: { mode: inMode.mode.preferred, src: urlOf(file) } }
  })
  return { pictures: drawn.map(({ picture }) => picture), files: drawn.map(({ file }) => file) }
}
