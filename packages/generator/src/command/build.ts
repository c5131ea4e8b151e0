import type { Brand } from '@bouquet/theme'
import { isError } from '@bouquet/theme/load'
import { compile } from '../compile/compile.ts'
import { readHostingSettings } from '../hosting/hostingSettings.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { readOwnPages } from '../ownPages/readOwnPages.ts'
import { renderBrand } from '../render/renderBrand.ts'
import { loadCompiledSite } from '../render/renderPages.ts'
import type { TextMode } from '../render/texts.ts'
import { formatDiagnostic, print } from './print.ts'
import { loadSelected } from './themeFiles.ts'

interface Options {
  readonly themes: string
  readonly output: string
  readonly texts: TextMode
}

export interface BuildResult {
  readonly brands: readonly Brand[]
  /** Whether every requested brand was built without errors. */
  readonly isComplete: boolean
}

/**
 * Builds the given brands, or all, and prints their diagnostics. The previous output of a brand with errors
 * is kept, and the other brands are built.
 */
export async function build(ids: readonly string[], options: Options): Promise<BuildResult> {
  const { brands: selected, diagnostics } = await loadSelected(options.themes, ids)
  for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
  if (selected.length === 0) return { brands: [], isComplete: false }
  const compileTime = stopwatch()
  const compiled = await compile()
  if (compiled.isNew) print.line(`Compiled the site once for all brands in ${compileTime()} s.`)
  const site = once(loadCompiledSite)
  const built: Brand[] = []
  for (const brand of selected) {
    const time = stopwatch()
    const own = await readOwnPages(options.themes, brand)
    for (const diagnostic of own.diagnostics) print.error(formatDiagnostic(diagnostic))
    if (own.diagnostics.some(isError)) continue
    try {
      const settings = { ...options, compiled, site, ownPages: own.pages }
      const { domain, pages } = await renderBrand(brand, settings)
      print.line(
        pages === 0
          ? `${brand.name}: up to date.`
          : `${brand.name}: ${pages} pages in ${time()} s → ${domain}`,
      )
      built.push(brand)
    } catch (error) {
      print.error(
        `${brand.name} was not built: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  writeHosting(built, readHostingSettings(process.env, options.output), {
    output: options.output,
    areAll: ids.length === 0 && !diagnostics.some(isError) && built.length === selected.length,
  })
  return {
    brands: built,
    isComplete: !diagnostics.some(isError) && built.length === selected.length,
  }
}

/** Returns a function that gives the seconds since this call, with one decimal. */
const stopwatch = (): (() => string) => {
  const start = performance.now()
  return () => ((performance.now() - start) / 1_000).toFixed(1)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
