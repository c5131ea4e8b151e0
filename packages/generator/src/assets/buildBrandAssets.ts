import type { Brand } from '@bouquet/theme'
import { symbol } from '@bouquet/theme/art'
import type { LanderVariant } from '@bouquet/theme/landers'
import type { ArtPicture, AssetUrls, Example, Film, ShownLogo } from '../page.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { type ExamplePerson, examplesFor } from './examples.ts'
import { renderFilms } from './film/film.ts'
import { heroArtFiles } from './heroArt.ts'
import { brandIcons } from './icons.ts'
import { logoPictures } from './logoPictures.ts'
import { renderExample } from './portraits.ts'
import { socialCard } from './socialCard.ts'
import { brandStyles } from './styles.ts'

export interface BrandAssets {
  readonly urls: AssetUrls
  /** SVG of the mark next to the brand's name, which follows the light or dark mode of the page. */
  readonly symbol: string
  /** Undefined for a brand without a logo in files. */
  readonly logo: ShownLogo | undefined
  readonly art: readonly ArtPicture[]
  readonly examples: readonly Example[]
  /** The example people of a lander's variant. */
  readonly examplesOf: (wanted: LanderVariant['people']) => readonly Example[]
  readonly films: readonly Film[]
  readonly files: readonly BrandFile[]
}

/** The assets of a brand while some of their files are still drawn; URLs are known before. */
export interface PlannedAssets extends BrandAssets {
  /** Settles when every file is there. */
  readonly drawn: Promise<unknown>
}

/** Builds every file of a brand that is not a page, and the URLs under which pages load them. */
export async function buildBrandAssets(brand: Brand): Promise<BrandAssets> {
  const assets = await planBrandAssets(brand)
  await assets.drawn
  return assets
}

/** The same, but pictures and films may still be drawn by other threads, so that pages need not wait for them. */
export async function planBrandAssets(brand: Brand): Promise<PlannedAssets> {
  const people = examplesFor(brand)
  const variants = Object.values(brand.landers).flatMap((slugs) => Object.values(slugs ?? {}))
  const everyone = new Map(
    [people, ...variants.map(({ people }) => examplesFor(brand, people))]
      .flat()
      .map((example) => [example.person.key, example]),
  )
  const icons = brandIcons(brand)
  const art = heroArtFiles(brand)
  const { logo, files: logoFiles } = logoPictures(brand)
  const share = socialCard(brand, people)
  const films = 'video' in brand.landers ? renderFilms(brand) : []
  const drawn = Promise.all([icons, share, ...films].map((each) => each.drawn))
  // Whoever awaits `drawn` gets its error. Until then it must not count as an unhandled rejection.
  drawn.catch(() => undefined)
  const [{ css, membersCss, fonts, preloads }, portraits] = await Promise.all([
    brandStyles(brand),
    Promise.all([...everyone.values()].map(renderExample)),
  ])
  const exampleOf = new Map(portraits.map(({ example }) => [example.id, example]))
  const drawnOf = (list: readonly ExamplePerson[]) =>
    list.flatMap(({ person, interests }) => {
      const example = exampleOf.get(person.key)
      return example ? [{ ...example, interests }] : []
    })
  return {
    urls: {
      styles: urlOf(css),
      membersStyles: urlOf(membersCss),
      preloads,
      icon: urlOf(icons.icon),
      touchIcon: urlOf(icons.touchIcon),
      manifest: urlOf(icons.manifest),
      share: urlOf(share.file),
    },
    symbol: symbol(brand),
    logo,
    art: art.pictures,
    examples: drawnOf(people),
    examplesOf: (wanted) => drawnOf(examplesFor(brand, wanted)),
    films: films.map(({ film }) => film),
    files: [
      css,
      membersCss,
      ...fonts,
      ...icons.files,
      ...art.files,
      ...logoFiles,
      share.file,
      ...portraits.flatMap(({ files }) => files),
      ...films.flatMap(({ files }) => files),
    ],
    drawn,
  }
}
