import type { Brand } from '@bouquet/theme'
import { deriveTheme } from '@bouquet/theme/css'
import { hashOf } from '../hashFiles.ts'
import type { BrandFile } from './BrandFile.ts'

/** The brand's drawing behind the first screen. */
export function brandArt(brand: Brand): BrandFile {
  const { hero } = deriveTheme(brand).light.color
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${hero.from}"/><stop offset="1" stop-color="${hero.to}"/></linearGradient></defs><rect width="1600" height="900" fill="url(#g)"/></svg>`
  return { path: `assets/art.${hashOf(svg)}.svg`, content: svg }
}
