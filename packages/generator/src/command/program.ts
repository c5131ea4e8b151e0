import { Command } from 'commander'
import { environment } from '../environment.ts'
import { build } from './build.ts'

export const program = new Command('bouquet').description(
  'Makes branded dating sites from theme files.',
)

const folders = { themes: environment.THEMES_DIR, output: environment.SITE_DIR }

program
  .command('build')
  .description('Build the named brands, or all of them.')
  .argument('[brand...]', 'ids of brands: the stems of their files in themes/')
  .option('--draft', 'show texts that a language still lacks in English')
  .action(async (brands: string[], { draft }: { draft?: true }) => {
    const { isWhole } = await build(brands, { ...folders, texts: draft ? 'draft' : 'complete' })
    if (!isWhole) process.exitCode = 1
  })
