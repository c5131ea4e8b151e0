import type { Brand } from '@bouquet/theme'
import { loadBrands } from '@bouquet/theme/load'
import { compile } from '../compile/compile.ts'
import { loadCompiledSite } from '../render/compiledSite.ts'
import { renderBrand } from '../render/renderBrand.ts'
import type { Texts } from '../render/texts.ts'
import { faultText } from './faultText.ts'
import { say } from './say.ts'
import { stopwatch } from './stopwatch.ts'

interface Options {
  readonly themes: string
  readonly output: string
  readonly texts: Texts
}

export interface Built {
  readonly brands: readonly Brand[]
  /** Whether every brand that was asked for stands. */
  readonly isWhole: boolean
}

/**
 * Builds the named brands, or all. A brand with a fault is told and left as it was; the others are
 * built.
 */
export async function build(asked: readonly string[], options: Options): Promise<Built> {
  const { brands, faults } = await loadBrands(options.themes)
  const isAsked = (id: string) => asked.length === 0 || asked.includes(id)
  const told = faults.filter(({ file }) => isAsked(idOf(file)) || !file.endsWith('.theme.ts'))
  for (const fault of told) say.fault(faultText(fault))
  const unknown = asked.filter(
    (id) =>
      !brands.some((brand) => brand.id === id) && !faults.some(({ file }) => idOf(file) === id),
  )
  for (const id of unknown)
    say.fault(`There is no brand “${id}”. Known: ${brands.map((brand) => brand.id).join(', ')}.`)

  const chosen = brands.filter(({ id }) => isAsked(id))
  if (chosen.length === 0) return { brands: [], isWhole: false }
  const compileTime = stopwatch()
  const compiled = await compile()
  if (compiled.isNew) say.line(`Compiled the site once for all brands in ${compileTime()} s.`)
  const site = once(loadCompiledSite)
  const built: Brand[] = []
  for (const brand of chosen) {
    const time = stopwatch()
    try {
      const { domain, pages } = await renderBrand(brand, { ...options, compiled, site })
      say.line(
        pages === 0
          ? `${brand.name}: up to date.`
          : `${brand.name}: ${pages} pages in ${time()} s → ${domain}`,
      )
      built.push(brand)
    } catch (fault) {
      say.fault(
        `${brand.name} was not built: ${fault instanceof Error ? fault.message : String(fault)}`,
      )
    }
  }
  return {
    brands: built,
    isWhole: told.length === 0 && unknown.length === 0 && built.length === chosen.length,
  }
}

const idOf = (file: string) => file.replace(/^.*\//, '').replace(/\.theme\.ts$/, '')

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
