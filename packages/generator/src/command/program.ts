import { loadBrands } from '@bouquet/theme/load'
import { Command } from 'commander'
import { environment } from '../environment.ts'
import type { TextMode } from '../render/texts.ts'
import { formatDiagnostic, print } from './print.ts'
import { printUrls } from './printUrls.ts'
import { runUntilStopped, startDevSite } from './runUntilStopped.ts'
import {
  checkServer,
  devOptions,
  operate,
  startOptions,
  startServer,
  startWatchedServer,
} from './serverProcess.ts'
import { check, migrate, writeSchemas } from './themeFiles.ts'
import { readSeeds, writeTokens } from './tokens.ts'

const { PORT, SITE_DIR, THEMES_DIR } = environment
const folders = { themes: THEMES_DIR, output: SITE_DIR }

interface Draft {
  readonly draft?: true
}
const draft = ['--draft', 'show English where a translation is missing'] as const
const textMode = ({ draft }: Draft): TextMode => (draft ? 'draft' : 'complete')

export const program = new Command('bouquet')
  .description('Makes branded dating sites from theme files.')
  .enablePositionalOptions()

program
  .command('build')
  .description('Build the given brands, or all of them.')
  .argument('[brand...]', 'ids of brands: file names in themes/ without .theme.jsonc')
  .option(...draft)
  .action(async (brands: string[], options: Draft) => {
    const { build } = await import('./build.ts')
    const { isComplete } = await build(brands, { ...folders, texts: textMode(options) })
    if (!isComplete) process.exitCode = 1
  })

program
  .command('hosting')
  .description('Write configurations of nginx and Caddy for all built sites.')
  .action(async () => {
    const { hosting } = await import('./hosting.ts')
    if (!(await hosting(folders))) process.exitCode = 1
  })

program
  .command('check')
  .description('Check every brand file and explain what is wrong.')
  .action(async () => {
    if (!(await check(THEMES_DIR))) process.exitCode = 1
  })

program
  .command('migrate')
  .description('Convert brand files of an older format to the current one.')
  .argument('[brand...]', 'ids of brands; all outdated files when absent')
  .action(async (brands: string[]) => {
    if (!(await migrate(brands, THEMES_DIR))) process.exitCode = 1
  })

program
  .command('schema')
  .description('Write the JSON Schemas of brand and company files into the themes folder.')
  .action(() => writeSchemas(THEMES_DIR))

program
  .command('tokens')
  .description('Write the design tokens of the given brands, or of all, for Figma and other tools.')
  .argument('[brand...]', 'ids of brands')
  .option('--to <folder>', 'where to write them', 'tokens')
  .action(async (brands: string[], { to }: { readonly to: string }) => {
    if (!(await writeTokens(brands, { themes: THEMES_DIR, to }))) process.exitCode = 1
  })

program
  .command('seeds')
  .description('Read the seeds of a brand file from a document of design tokens.')
  .argument('<file>', 'a document with seed.primary, seed.secondary and seed.neutral')
  .action(readSeeds)

program
  .command('start')
  .description('Build outdated brands and serve every brand.')
  .option(...draft)
  .action(async (options: Draft) => {
    process.exitCode = await checkServer(startOptions)
    if (process.exitCode !== 0) return
    // Imported late: loading the build takes longer than the check that the data folder is free.
    const { build } = await import('./build.ts')
    const { brands } = await build([], { ...folders, texts: textMode(options) })
    const server = startServer(startOptions)
    void printUrls(brands, PORT, server)
    process.exitCode = await runUntilStopped([server])
  })

program
  .command('dev')
  .description('Serve every brand and the API, and reload when code changes.')
  .action(async () => {
    const { brands, diagnostics } = await loadBrands(THEMES_DIR)
    for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
    process.exitCode = await checkServer(devOptions)
    if (process.exitCode !== 0) return
    const site = startDevSite()
    void printUrls(brands, PORT, site)
    process.exitCode = await runUntilStopped([site, startWatchedServer(devOptions)])
  })

program
  .command('operate')
  .description('Work of staff: photos, complaints, refunds, codes, backups.')
  .argument('[act...]', 'command and its arguments; --help lists them')
  .helpOption(false)
  .allowUnknownOption()
  .passThroughOptions()
  .action(async (args: string[]) => {
    process.exitCode = await operate(args)
  })
