import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Built } from './buildBouquet.ts'

/** Writes the content of the pages where a React application imports it, and the brand's files to its public folder. */
export function writeGenerated(app: string, { folder, preloads, brandCss, ...built }: Built): void {
  const generated = join(app, 'generated')
  rmSync(generated, { recursive: true, force: true })
  mkdirSync(generated, { recursive: true })
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value)}\n`
  // What both pages have is written once.
  const { hero, symbol, people } = built.gallery
  const page = (name: 'tinderswipe' | 'gallery') => {
    const { hero: _, symbol: __, people: ___, ...own } = built[name]
    return `export const ${name} = { hero, symbol, people, ...${JSON.stringify(own)} }\n`
  }
  writeFileSync(
    join(generated, 'content.ts'),
    `const { hero, symbol, people } = ${JSON.stringify({ hero, symbol, people })}\n` +
      page('tinderswipe') +
      page('gallery'),
  )
  writeFileSync(join(generated, 'assets.ts'), constant('preloads', preloads))
  writeFileSync(join(generated, 'brand.css'), brandCss)
  const icons = built.gallery.head.links.flatMap(({ href }) =>
    existsSync(join(folder, href)) ? [href] : [],
  )
  for (const name of ['assets/fonts', 'assets/people', ...icons])
    cpSync(join(folder, name), join(app, 'public', name), { recursive: true })
}
