import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import { loadBrand } from '@bouquet/theme/load'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import { galleryContent, tinderswipeContent } from './landerContent.ts'
import type { GalleryContent, TinderswipeContent } from './react/content.ts'
import { readHead } from './readHead.ts'
import { readPeople } from './readPeople.ts'

export interface Built {
  /** What a host serves. */
  readonly folder: string
  readonly tinderswipe: TinderswipeContent
  readonly gallery: GalleryContent
  /** The brand's tokens and fonts. */
  readonly brandCss: string
  /** URLs of the fonts that the pages use at once. */
  readonly preloads: readonly string[]
}

/** Builds a brand with Bouquet, and reads what the other pages are made of. */
export async function buildBouquet(id: string, locale: Locale): Promise<Built> {
  const { brand } = await loadBrand(join(paths.root, 'themes'), id)
  if (!brand) throw new Error(`themes/${id}.theme.jsonc is missing or not valid.`)
  const output = join(paths.work, 'landers/bouquet')
  const command = join(paths.root, 'packages/generator/src/command/main.ts')
  await run(process.execPath, [command, 'build', id], {
    cwd: paths.root,
    environment: { SITE_DIR: output },
  })
  const folder = join(output, brand.domains[0] ?? `${id}.example`)
  const page = (name: string) =>
    readFileSync(join(folder, locale, 'landers', name, 'index.html'), 'utf8')
  const people = readPeople(page('gallery'))
  const source = (name: string) => ({ brand, locale, people, head: readHead(page(name)) })
  const cards = selectAll('[data-card]', fromHtml(page('tinderswipe'))).length
  const styles = globSync('assets/brand.*.css', { cwd: folder })
  const brandCss = styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  return {
    folder,
    tinderswipe: tinderswipeContent(source('tinderswipe'), cards),
    gallery: galleryContent(source('gallery')),
    brandCss,
    preloads: [...brandCss.matchAll(/url\(['"]?([^'")]+-latin-[a-z0-9-]*\.[^'")]+)['"]?\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => !url.includes('latin-ext')),
  }
}
