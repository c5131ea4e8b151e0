import type { Brand } from '@bouquet/theme'
import { heroArt, symbol } from '@bouquet/theme/art'
import type { BrandAssets, Drawings, Example } from '../page/PageLocals.ts'
import { addressOf, type BrandFile } from './BrandFile.ts'
import { examplesFor } from './examples.ts'
import { brandIcons } from './icons.ts'
import { drawExample } from './portraits.ts'
import { sharePicture } from './sharePicture.ts'
import { brandStyles } from './styles.ts'

export interface DressedBrand {
  readonly assets: BrandAssets
  readonly drawings: Drawings
  readonly examples: readonly Example[]
  readonly files: readonly BrandFile[]
}

/** Everything of a brand's output that is not a page, and the addresses under which pages find it. */
export async function dressBrand(brand: Brand): Promise<DressedBrand> {
  const { css, fonts, preloads } = brandStyles(brand)
  const people = examplesFor(brand)
  const [icons, share, drawn] = await Promise.all([
    brandIcons(brand),
    sharePicture(brand, people),
    Promise.all(people.map(drawExample)),
  ])
  return {
    assets: {
      styles: addressOf(css),
      preloads,
      icon: addressOf(icons.icon),
      touchIcon: addressOf(icons.touchIcon),
      manifest: addressOf(icons.manifest),
      share: addressOf(share),
    },
    drawings: { symbol: symbol(brand), hero: heroArt(brand, { width: 1600, height: 900 }) },
    examples: drawn.map(({ example }) => example),
    files: [css, ...fonts, ...icons.files, share, ...drawn.flatMap(({ files }) => files)],
  }
}
