import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { umask } from 'node:process'
import { waitForLock } from '@bouquet/machine/lockFile'
import type { Brand } from '@bouquet/theme'
import { isError, type LoadedBrands, loadBrands, loadSome } from '@bouquet/theme/load'
import { buildDesk } from '../compile/buildDesk.ts'
import { type Compiled, compile, hashInputs } from '../compile/compile.ts'
import { hashOf } from '../hashFiles.ts'
import { readHostingSettings, sitesProblem } from '../hosting/hostingSettings.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { paths } from '../paths.ts'
import { domainOf } from '../render/pageLocals.ts'
import { deleteRemoved, graceDays, noteOrigins } from '../render/removedBrands.ts'
import { renderBrands } from '../render/renderBrands.ts'
import { isUpToDate, type RenderJob, renderJob } from '../render/renderJob.ts'
import type { TimedRendering } from '../render/renderTimed.ts'
import type { TextMode } from '../render/texts.ts'
import { removeLeftovers, versionsFolder } from '../render/versionsFolder.ts'
import { formatDiagnostic, print } from './print.ts'
import { refuseThemes } from './refuseThemes.ts'

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
 * is kept, and the other brands are built. One build at a time writes to a folder; another waits for it.
 */
export async function build(ids: readonly string[], options: Options): Promise<BuildResult> {
  refuseThemes(options.themes)
  // Web servers run as other users. The server that is started after this build keeps its own setting.
  const previousMask = umask(0o022)
  const release = await waitForLock(join(options.output, versionsFolder, 'lock'), (holder) =>
    print.line(`Waiting for another build of ${options.output}: ${holder}.`),
  )
  try {
    return await buildLocked(ids, options)
  } finally {
    release()
    umask(previousMask)
  }
}

async function buildLocked(ids: readonly string[], options: Options): Promise<BuildResult> {
  const hostingSettings = readHostingSettings(process.env, options.output)
  const inputs = hashInputs()
  const { brands: selected, diagnostics } = await load(ids, options.themes, inputs)
  for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
  if (selected.length === 0) return { brands: [], isComplete: false }
  const compiled = await compileSite(inputs)
  await addDesk(options.output)
  removeLeftovers(options.output)
  const jobs = await planJobs(selected, { ...options, compiled })
  const outdated = jobs.filter((job) => !isUpToDate(job, options))
  const renderings = new Map(
    renderBrands(outdated, options).map((rendering, at) => [outdated[at], rendering]),
  )
  const built: Brand[] = []
  const unchanged: string[] = []
  for (const job of jobs) {
    const { brand } = job
    try {
      const rendering = await renderings.get(job)
      if (rendering === undefined) unchanged.push(brand.name)
      else print.line(renderedLine(brand, rendering))
      built.push(brand)
    } catch (error) {
      print.error(`${brand.name} was not built: ${reasonOf(error)}`)
    }
  }
  if (unchanged.length > 0) print.line(unchangedLine(unchanged))
  const isComplete = !diagnostics.some(isError) && built.length === selected.length
  const areAll = ids.length === 0 && isComplete
  const { output } = options
  const { warnings } = writeHosting(built, hostingSettings, { output, areAll })
  // Most machines that build do not serve with nginx and have no certificates.
  if (existsSync(hostingSettings.certificates) || sitesProblem(hostingSettings) !== undefined)
    for (const warning of warnings) print.warning(warning)
  const sites = { output, themes: resolve(options.themes), domains: built.map(domainOf) }
  noteOrigins(sites)
  // The domain of a brand with an error is not known, and its site stays.
  if (areAll) printRemoved(deleteRemoved({ ...sites, now: Date.now() }))
  return { brands: built, isComplete }
}

function printRemoved({ noticed, deleted }: ReturnType<typeof deleteRemoved>): void {
  for (const domain of noticed)
    print.line(`${domain} has no brand any more: its files are deleted in ${graceDays} days.`)
  for (const domain of deleted)
    print.line(`${domain} has had no brand for ${graceDays} days: its files are deleted.`)
}

/** Loads the given brands, or all. What is known of unchanged files is kept between builds. */
function load(ids: readonly string[], themes: string, version: string): Promise<LoadedBrands> {
  const memory = { file: join(paths.cache, 'themes', `${hashOf(themes)}.json`), version }
  return ids.length === 0 ? loadBrands(themes, { memory }) : loadSome(themes, ids, { memory })
}

async function compileSite(inputs: string): Promise<Compiled> {
  const start = performance.now()
  const compiled = await compile(inputs)
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  if (compiled.isNew) print.line(`Compiled the site once for all brands in ${seconds} s.`)
  return compiled
}

async function addDesk(output: string): Promise<void> {
  const start = performance.now()
  if (!(await buildDesk(output))) return
  print.line(`Built the desk in ${((performance.now() - start) / 1_000).toFixed(1)} s.`)
}

/** The jobs of the brands whose own pages have no error; the errors are printed. */
async function planJobs(
  brands: readonly Brand[],
  { themes, texts, compiled }: Options & { readonly compiled: Compiled },
): Promise<readonly RenderJob[]> {
  const withPages = await brandsWithPages(themes)
  const jobs: RenderJob[] = []
  for (const brand of brands) {
    const { pages, diagnostics } = withPages.has(brand.id)
      ? await readPages(themes, brand)
      : { pages: [], diagnostics: [] }
    for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
    if (!diagnostics.some(isError)) jobs.push(renderJob(brand, pages, { compiled, texts }))
  }
  return jobs
}

/** Ids for which there is a folder of own pages. */
const brandsWithPages = async (themes: string): Promise<ReadonlySet<string>> =>
  new Set(await readdir(join(themes, 'pages')).catch(() => []))

/** Most builds have no own pages to read, and the parsers of Markdown and HTML take a while to load. */
const readPages = async (themes: string, brand: Brand) =>
  (await import('../ownPages/readOwnPages.ts')).readOwnPages(themes, brand)

const renderedLine = (brand: Brand, { pages, seconds, domain }: TimedRendering) =>
  `${brand.name}: ${pages} pages in ${seconds.toFixed(1)} s → ${domain}`

/** Among many brands the names of the few that changed are what an operator looks for. */
const unchangedLine = (names: readonly string[]) =>
  `Up to date: ${names.length > 3 ? `${names.length} brands` : names.join(', ')}.`

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
