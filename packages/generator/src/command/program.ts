import { loadBrands } from '@bouquet/theme/load'
import { Command } from 'commander'
import { environment } from '../environment.ts'
import type { Texts } from '../render/texts.ts'
import { announce } from './announce.ts'
import { check } from './check.ts'
import { faultText } from './faultText.ts'
import { migrate } from './migrate.ts'
import { operate } from './operate.ts'
import { runUntilStopped } from './runUntilStopped.ts'
import { say } from './say.ts'
import { writeSchemas } from './schema.ts'
import { startDevSite } from './startDevSite.ts'
import {
  checkServer,
  devPlace,
  startPlace,
  startServer,
  startWatchedServer,
} from './startServer.ts'
import { readSeeds, writeTokens } from './tokens.ts'

const { PORT, SITE_DIR, THEMES_DIR } = environment
const folders = { themes: THEMES_DIR, output: SITE_DIR }

interface Draft {
  readonly draft?: true
}
const draft = ['--draft', 'show texts that a language still lacks in English'] as const
const textsOf = ({ draft }: Draft): Texts => (draft ? 'draft' : 'complete')

export const program = new Command('bouquet')
  .description('Makes branded dating sites from theme files.')
  .enablePositionalOptions()

program
  .command('build')
  .description('Build the named brands, or all of them.')
  .argument('[brand...]', 'ids of brands: the stems of their files in themes/')
  .option(...draft)
  .action(async (brands: string[], options: Draft) => {
    const { build } = await import('./build.ts')
    const { isWhole } = await build(brands, { ...folders, texts: textsOf(options) })
    if (!isWhole) process.exitCode = 1
  })

program
  .command('check')
  .description('Check every brand file and say what is wrong.')
  .action(async () => {
    if (!(await check(THEMES_DIR))) process.exitCode = 1
  })

program
  .command('migrate')
  .description('Move brand files of an older format on to the current one.')
  .argument('[brand...]', 'ids of brands; without any, every file that needs it')
  .action(async (brands: string[]) => {
    if (!(await migrate(brands, THEMES_DIR))) process.exitCode = 1
  })

program
  .command('schema')
  .description('Write the JSON Schemas of brand and company files into the themes folder.')
  .action(() => writeSchemas(THEMES_DIR))

program
  .command('tokens')
  .description('Write the design tokens of the named brands, or of all, for Figma and other tools.')
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
  .description('Build what is stale and serve every brand.')
  .option(...draft)
  .action(async (options: Draft) => {
    process.exitCode = await checkServer(startPlace)
    if (process.exitCode !== 0) return
    // Loading what builds takes longer than to find that the folder is in use.
    const { build } = await import('./build.ts')
    const { brands } = await build([], { ...folders, texts: textsOf(options) })
    const server = startServer(startPlace)
    void announce(brands, PORT, server)
    process.exitCode = await runUntilStopped([server])
  })

program
  .command('dev')
  .description('Serve every brand, its islands and the API, and follow each change of their code.')
  .action(async () => {
    const { brands, faults } = await loadBrands(THEMES_DIR)
    for (const fault of faults) say.fault(faultText(fault))
    process.exitCode = await checkServer(devPlace)
    if (process.exitCode !== 0) return
    const site = startDevSite()
    void announce(brands, PORT, site)
    process.exitCode = await runUntilStopped([site, startWatchedServer(devPlace)])
  })

program
  .command('operate')
  .description('Do by hand what staff must do: photos, complaints, refunds, codes, backups.')
  .argument('[act...]', 'what to do; --help lists it')
  .helpOption(false)
  .allowUnknownOption()
  .passThroughOptions()
  .action(async (act: string[]) => {
    process.exitCode = await operate(act)
  })
