import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as interestIcon from '@bouquet/ui/InterestIcon'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import type { RegionMap } from '../landers/maplanding/maps/regionMaps.ts'
import { openInterests } from '../openInterests.ts'

const interests = 'virtual:interest-sheet'
const map = /\/(\w+)\.json\?sheet$/
const folder = fileURLToPath(new URL('../../node_modules/.cache/sheets', import.meta.url))

/**
 * Makes SVG files whose parts pages show by `<use href="<url>#<id>">`, so that they are cached apart from the pages. A
 * part has the colours of the element that uses it. `virtual:interest-sheet` has the icons of interests by their names,
 * and `<map>.json?sheet` the regions of a map by their numbers, and its `land`. Both export a URL.
 */
export function svgSheets(): Plugin {
  return {
    name: 'svg-sheets',
    enforce: 'pre',
    resolveId: (id) => (id === interests ? `\0${interests}` : undefined),
    async load(id) {
      if (id === `\0${interests}`) return exported('interests', await interestSymbols())
      const [file, name] = map.exec(id) ?? []
      return file && name ? exported(name, mapPaths(id.replace('?sheet', ''))) : undefined
    },
  }
}

function exported(name: string, parts: readonly string[]): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.svg`)
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`)
  return `export { default } from ${JSON.stringify(`${file}?url&no-inline`)}`
}

/** Drawn by the component that the members area shows. */
async function interestSymbols(): Promise<readonly string[]> {
  const component = fileURLToPath(import.meta.resolve('@bouquet/ui/InterestIcon'))
  const { module } = await runnerImport<typeof interestIcon>(component)
  return openInterests.map((name) =>
    renderToStaticMarkup(createElement(module.InterestIcon, { name }))
      .replace(/ (?:class|width|height|aria-hidden|xmlns)="[^"]*"/g, '')
      .replace(/^<svg/, `<symbol id="${name}"`)
      .replace(/svg>$/, 'symbol>'),
  )
}

function mapPaths(file: string): readonly string[] {
  const { land, regions } = JSON.parse(readFileSync(file, 'utf8')) as RegionMap
  const paths = regions.map(({ path }, at) => `<path id="r${at}" d="${path}"/>`)
  return land ? [`<path id="land" d="${land}"/>`, ...paths] : paths
}
