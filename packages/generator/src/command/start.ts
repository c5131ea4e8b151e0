import { loadBrands } from '@bouquet/theme/load'
import { environment } from '../environment.ts'
import type { TextMode } from '../render/texts.ts'
import { buildOnChange } from './buildOnChange.ts'
import { formatDiagnostic, print } from './print.ts'
import { brandAddresses, printUrls, startAddresses } from './printUrls.ts'
import { runUntilStopped, startDevSite } from './runUntilStopped.ts'
import {
  checkServer,
  devOptions,
  startOptions,
  startServer,
  startWatchedServer,
} from './serverProcess.ts'

interface StartOptions {
  readonly themes: string
  readonly output: string
  readonly texts: TextMode
}

/**
 * Builds outdated brands, serves every brand, and builds again what changes in the themes folder.
 * @returns the exit code
 */
export async function start(options: StartOptions): Promise<number> {
  const refused = await checkServer(startOptions)
  if (refused !== 0) return refused
  // Imported late: loading the build takes longer than the check that the data folder is free.
  const { build } = await import('./build.ts')
  const { brands } = await build([], options)
  const server = startServer(startOptions)
  const { PORT } = environment
  void printUrls(startAddresses(brands, PORT), PORT, server)
  const builder = buildOnChange(options)
  const code = await runUntilStopped([server])
  builder.close()
  return code
}

/** Serves every brand and the API with reload. @returns the exit code */
export async function dev(themes: string): Promise<number> {
  const refused = await checkServer(devOptions)
  if (refused !== 0) return refused
  const { brands, diagnostics } = await loadBrands(themes)
  for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
  const site = startDevSite()
  void printUrls(brandAddresses(brands, environment.PORT), environment.PORT, site)
  return runUntilStopped([site, startWatchedServer(devOptions)])
}
