import type { Brand } from '@bouquet/theme'
import { heroArt, symbol } from '@bouquet/theme/art'
import type { LanderVariant } from '@bouquet/theme/landers'
import type { AssetUrls, Drawings, Example, Film } from '../page.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { type ExamplePerson, examplesFor } from './examples.ts'
import { renderFilms } from './film/film.ts'
import { brandIcons } from './icons.ts'
import { renderExample } from './portraits.ts'
import { sharePicture } from './sharePicture.ts'
import { brandStyles } from './styles.ts'

export interface BrandAssets {
  readonly urls: AssetUrls
  readonly drawings: Drawings
  readonly examples: readonly Example[]
  /** The example people of a lander's variant. */
  readonly examplesOf: (wanted: LanderVariant['people']) => readonly Example[]
  readonly films: readonly Film[]
  readonly files: readonly BrandFile[]
}

/** Builds every file of a brand that is not a page, and the URLs under which pages load them. */
export async function buildBrandAssets(brand: Brand): Promise<BrandAssets> {
  const people = examplesFor(brand)
  const variants = Object.values(brand.landers).flatMap((slugs) => Object.values(slugs ?? {}))
  const everyone = new Map(
    [people, ...variants.map(({ people }) => examplesFor(brand, people))]
      .flat()
      .map((example) => [example.person.key, example]),
  )
  const [{ css, fonts, preloads }, icons, share, portraits, films] = await Promise.all([
    brandStyles(brand),
    brandIcons(brand),
    sharePicture(brand, people),
    Promise.all([...everyone.values()].map(renderExample)),
    'video' in brand.landers ? renderFilms(brand) : [],
  ])
  const drawn = new Map(portraits.map(({ example }) => [example.id, example]))
  const drawnOf = (list: readonly ExamplePerson[]) =>
    list.flatMap(({ person, interests }) => {
      const example = drawn.get(person.key)
      return example ? [{ ...example, interests }] : []
    })
  return {
    urls: {
      styles: urlOf(css),
      preloads,
      icon: urlOf(icons.icon),
      touchIcon: urlOf(icons.touchIcon),
      manifest: urlOf(icons.manifest),
      share: urlOf(share),
    },
    drawings: { symbol: symbol(brand), hero: heroArt(brand, { width: 1600, height: 900 }) },
    examples: drawnOf(people),
    examplesOf: (wanted) => drawnOf(examplesFor(brand, wanted)),
    films: films.map(({ film }) => film),
    files: [
      css,
      ...fonts,
      ...icons.files,
      share,
      ...portraits.flatMap(({ files }) => files),
      ...films.flatMap(({ files }) => files),
    ],
  }
}
