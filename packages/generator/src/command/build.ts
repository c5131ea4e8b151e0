import type { Brand } from '@bouquet/theme'
import { stopsBrand } from '@bouquet/theme/load'
import { compile } from '../compile/compile.ts'
import { loadCompiledSite } from '../render/compiledSite.ts'
import { renderBrand } from '../render/renderBrand.ts'
import type { Texts } from '../render/texts.ts'
import { faultText } from './faultText.ts'
import { loadAsked } from './loadAsked.ts'
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
 * Builds the named brands, or all. What is wrong with a brand is told; one that cannot stand is left as
 * it was, and the others are built.
 */
export async function build(asked: readonly string[], options: Options): Promise<Built> {
  const { brands: chosen, faults } = await loadAsked(options.themes, asked)
  for (const fault of faults) say.fault(faultText(fault))
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
    isWhole: !faults.some(stopsBrand) && built.length === chosen.length,
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
