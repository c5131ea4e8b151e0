import type { Brand } from '@bouquet/theme'
import { symbol } from '@bouquet/theme/art'
import {
  type Diagnostic,
  isError,
  type LoadedBrands,
  loadBrands,
  loadSome,
} from '@bouquet/theme/load'
import { urlOf } from '../assets/BrandFile.ts'
import { type BrandAssets, buildBrandAssets } from '../assets/buildBrandAssets.ts'
import { heroArtFiles } from '../assets/heroArt.ts'
import { logoPictures } from '../assets/logoPictures.ts'
import { brandStyles } from '../assets/styles.ts'

/** A brand as the development server shows it. */
export interface DevBrand {
  readonly brand: Brand
  readonly assets: BrandAssets
}

/** What is shown at a host. */
interface Shown {
  /** The last version without errors; undefined when there was none. */
  readonly last: DevBrand | undefined
  /** The errors in its files. */
  readonly errors: readonly Diagnostic[]
}

/** The last assets of a brand, and what they were built from. */
interface Known {
  readonly key: string
  readonly brand: Brand
  readonly assets: BrandAssets
  /** The same pictures combined with a look that was saved since. */
  readonly look?: { readonly key: string; readonly assets: BrandAssets }
}

/** How long nothing must be saved before pictures are drawn again: drawing would slow down the next page. */
const pauseMs = 5_000

/** Brands for the development server: read again after a change, and shown before their pictures are drawn again. */
export class DevBrands {
  readonly #themes: string
  readonly #known = new Map<string, Known>()
  readonly #drawing = new Map<string, Promise<BrandAssets>>()
  readonly #waiting = new Map<string, NodeJS.Timeout>()
  readonly #lastRight = new Map<string, Brand>()
  #brands: Promise<LoadedBrands> | undefined
  #isFollowed = false

  constructor(themes: string) {
    this.#themes = themes
  }

  /** Keeps the brands in memory from now on; `forget` is called whenever a file changes. */
  follow(): void {
    this.#isFollowed = true
  }

  forget(): void {
    this.#brands = undefined
  }

  /** The brand of a host name, or the first brand for any other name. */
  async at(host: string): Promise<Shown> {
    const { brands, invalid } = await this.#read()
    const id = host.split('.', 1)[0] ?? ''
    const isBroken = invalid.includes(id)
    const brand = isBroken
      ? this.#lastRight.get(id)
      : (brands.find((each) => each.id === id) ?? brands[0])
    return {
      last: brand && { brand, assets: await this.#assetsOf(brand) },
      errors: isBroken ? await this.#errorsOf(id) : [],
    }
  }

  async #errorsOf(id: string): Promise<readonly Diagnostic[]> {
    const { diagnostics } = await loadSome(this.#themes, [id])
    return diagnostics.filter(isError)
  }

  #read(): Promise<LoadedBrands> {
    const brands = this.#brands ?? this.#load()
    if (this.#isFollowed) this.#brands = brands
    return brands
  }

  async #load(): Promise<LoadedBrands> {
    const loaded = await loadBrands(this.#themes)
    for (const brand of loaded.brands) this.#lastRight.set(brand.id, brand)
    return loaded
  }

  /**
   * Pictures and films take a second or more to draw. A brand whose look changed keeps its old ones until saving has
   * paused.
   */
  async #assetsOf(brand: Brand): Promise<BrandAssets> {
    const key = JSON.stringify(brand)
    const known = this.#known.get(brand.id)
    if (known?.key === key) return known.assets
    if (!known || !showsSame(known.brand, brand))
      return this.#drawing.get(key) ?? this.#draw(brand, key)
    if (known.look?.key === key) return known.look.assets
    const assets = await withLook(brand, known.assets)
    this.#known.set(brand.id, { ...known, look: { key, assets } })
    clearTimeout(this.#waiting.get(brand.id))
    const waiting = setTimeout(() => void this.#draw(brand, key).catch(() => undefined), pauseMs)
    this.#waiting.set(brand.id, waiting.unref())
    return assets
  }

  #draw(brand: Brand, key: string): Promise<BrandAssets> {
    const drawing = buildBrandAssets(brand)
    this.#drawing.set(key, drawing)
    drawing
      .then((assets) => this.#known.set(brand.id, { key, brand, assets }))
      .catch(() => undefined)
      .finally(() => this.#drawing.delete(key))
    return drawing
  }
}

/** Whether two versions of a brand show the same people, films and icons, though perhaps in other colours. */
const showsSame = (one: Brand, other: Brand): boolean =>
  (['niche', 'landers', 'settings', 'logo'] as const).every(
    (key) => JSON.stringify(one[key]) === JSON.stringify(other[key]),
  )

/** Assets with the styles and drawings of a changed brand, and the pictures that it had. */
async function withLook(brand: Brand, before: BrandAssets): Promise<BrandAssets> {
  const { css, membersCss, fonts, preloads } = await brandStyles(brand)
  const art = heroArtFiles(brand)
  const { logo, files: logoFiles } = logoPictures(brand)
  return {
    ...before,
    urls: { ...before.urls, styles: urlOf(css), membersStyles: urlOf(membersCss), preloads },
    symbol: symbol(brand),
    logo,
    art: art.pictures,
    files: [css, membersCss, ...fonts, ...art.files, ...logoFiles, ...before.files],
  }
}
