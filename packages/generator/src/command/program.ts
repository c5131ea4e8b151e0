import { nicheNames } from '@bouquet/contract'
import { Command, InvalidArgumentError, Option } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { environment } from '../environment.ts'
import type { TextMode } from '../render/texts.ts'
import { addCompletion } from './completion.ts'
import { addExamples, exitCodeHelp } from './describeCommand.ts'

// Every action imports its work, so that help and completion answer at once.

const { SITE_DIR, THEMES_DIR } = environment
const folders = { themes: THEMES_DIR, output: SITE_DIR }

interface Draft {
  readonly draft?: true
}
interface Json {
  readonly json?: true
}
const draft = ['--draft', 'show English where a translation is missing'] as const
const json = ['--json', 'write the result as JSON'] as const
const brandIds = [
  '[brand...]',
  'ids of brands: file names in themes/ without .theme.jsonc',
] as const
const textMode = ({ draft }: Draft): TextMode => (draft ? 'draft' : 'complete')

const failUnless = (isFine: boolean): void => {
  if (!isFine) process.exitCode = 1
}

const wholeNumber = (text: string): number => {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('Write a whole number.')
  return Number(text)
}

/** The command line of `bouquet`. */
export function createProgram(): Command {
  const program = new Command('bouquet')
    .description('Makes branded dating sites from theme files.')
    .enablePositionalOptions()
    .exitOverride()
    .version(manifest.version, '-V, --version', 'print the version')
    .configureOutput({ outputError: () => undefined })
    .addHelpText('after', exitCodeHelp)
  addBrandCommands(program)
  addBuildCommands(program)
  addServerCommands(program)
  addDesignCommands(program)
  for (const command of [program, ...program.commands]) {
    // Understood before and after any command; described once, below the help of the program.
    if (command.name() !== 'operate') command.addOption(new Option('--debug').hideHelp())
  }
  addCompletion(program, THEMES_DIR)
  return program
}

function addBrandCommands(program: Command): void {
  const create = program
    .command('new')
    .description('Make a brand: ask for what it needs, and write its file.')
    .argument('<domain>', 'its public host name')
    .option('--name <name>', 'name that people read')
    .option('--id <id>', 'file name and local host')
    .option('--niche <name>', `what the brand is about: ${nicheNames.join(', ')}`)
    .option('--language <code>', 'for every visitor without a choice of their own')
    .option('--palette <name>', 'one of the suggested palettes')
    .option('--primary <colour>', 'colour of the main action, any CSS colour')
    .option('--secondary <colour>', 'colour of the second action; suggested from the primary')
    .option('--neutral <colour>', 'tint of the greys; suggested from the primary')
    .option('--art <name>', "drawing behind pages and in the logo; the niche's otherwise")
    .option('--company <id>', 'a file of themes/companies/, or a new id with the options below')
    .option('--company-name <name>', 'name as registered')
    .option('--address <text>', 'street, number and postcode')
    .option('--city <name>', 'town of the company')
    .option('--country <code>', 'country of the company, two letters')
    .option('--register <number>', 'number in the trade register')
    .option('--vat <number>', 'VAT number')
    .option('--phone <number>', 'support telephone, as in +31 20 123 45 67')
    .option('--email <address>', 'support address')
    .option('--yes', 'ask nothing, and take the suggestion wherever no option is given')
    .option(...json)
    .action(async (domain: string, options: object) => {
      const { newBrand } = await import('./newBrand/newBrand.ts')
      await newBrand(domain, options, THEMES_DIR)
    })
  addExamples(create, [
    ['bouquet new rosewater.example', 'asks for name, niche, colours and company'],
    ['bouquet new rosewater.example --yes', 'takes every suggestion'],
    [
      'bouquet new rosewater.example --yes --primary "#b0305c" --company lantern-lane',
      'with a colour and a company of your own',
    ],
  ])

  const check = program
    .command('check')
    .description('Check brand files and explain what is wrong.')
    .argument(...brandIds)
    .option(...json)
    .action(async (brands: string[], { json }: Json) => {
      const { check } = await import('./check.ts')
      failUnless(await check(brands, { themes: THEMES_DIR, json }))
    })
  addExamples(check, [
    ['bouquet check', 'checks every file, and ends with one verdict'],
    ['bouquet check rosewater', 'one brand with its company and own pages'],
    [
      'bouquet check --json',
      'for a program: { ok, valid, invalid, errors, warnings, diagnostics }',
    ],
  ])

  const migrate = program
    .command('migrate')
    .description('Convert brand files of an older format to the current one.')
    .argument('[brand...]', 'ids of brands; all outdated files when absent')
    .action(async (brands: string[]) => {
      const { migrate } = await import('./themeFiles.ts')
      failUnless(await migrate(brands, THEMES_DIR))
    })
  addExamples(migrate, [
    ['bouquet migrate', 'every outdated file'],
    ['bouquet migrate rosewater', 'one file'],
  ])

  const schema = program
    .command('schema')
    .description('Write the JSON Schemas of brand and company files into the themes folder.')
    .action(async () => {
      const { writeSchemas } = await import('./themeFiles.ts')
      await writeSchemas(THEMES_DIR)
    })
  addExamples(schema, [['bouquet schema', 'gives completion in editors']])
}

function addBuildCommands(program: Command): void {
  const build = program
    .command('build')
    .description('Build the given brands, or all of them.')
    .argument(...brandIds)
    .option(...draft)
    .action(async (brands: string[], options: Draft) => {
      const { build } = await import('./build.ts')
      const { isComplete } = await build(brands, { ...folders, texts: textMode(options) })
      failUnless(isComplete)
    })
  addExamples(build, [
    ['bouquet build', 'every brand that is not up to date'],
    ['bouquet build rosewater', 'one brand, into dist/<its domain>/'],
    ['bouquet build --draft rosewater', 'also where a translation is missing'],
  ])

  const hosting = program
    .command('hosting')
    .description('Write configurations of nginx and Caddy for all built sites.')
    .action(async () => {
      const { hosting } = await import('./hosting.ts')
      failUnless(await hosting(folders))
    })
  addExamples(hosting, [['bouquet hosting', 'after a change of a HOSTING_ setting']])

  const diff = program
    .command('diff')
    .description('Show what a build would change, or the last one has changed, page by page.')
    .argument(...brandIds)
    .option(...draft)
    .option(...json)
    .option('--pictures [folder]', 'also write pictures of changed pages before and after')
    .action(async (brands: string[], options: Draft & Json & { pictures?: string | true }) => {
      const { diff } = await import('./diff/diff.ts')
      const { json, pictures } = options
      await diff(brands, {
        ...folders,
        isDraft: options.draft === true,
        json,
        pictures: pictures === true ? 'diff' : pictures,
      })
    })
  addExamples(diff, [
    ['bouquet diff rosewater', 'changes to what is live, or was live before; equal ones grouped'],
    ['bouquet diff rosewater --pictures', 'and pictures of them in diff/index.html'],
    ['bouquet diff --json', 'every brand, for a program'],
  ])
}

function addServerCommands(program: Command): void {
  const start = program
    .command('start')
    .description('Build outdated brands, serve every brand, and take up changed files.')
    .option(...draft)
    .action(async (options: Draft) => {
      const { start } = await import('./start.ts')
      process.exitCode = await start({ ...folders, texts: textMode(options) })
    })
  addExamples(start, [
    ['bouquet start', 'on port 4321'],
    ['PORT=8080 DATA_DIR=/srv/data bouquet start', 'on another port and data folder'],
  ])

  const dev = program
    .command('dev')
    .description('Serve every brand and the API, and reload when a theme or code changes.')
    .action(async () => {
      const { dev } = await import('./start.ts')
      process.exitCode = await dev(THEMES_DIR)
    })
  addExamples(dev, [['bouquet dev', 'prints how long each saved theme took to show']])

  const preview = program
    .command('preview')
    .description('Build one brand and serve it alone, with demo members that are gone afterwards.')
    .argument('<brand>', 'id of the brand')
    .option(...draft)
    .option('--port <number>', 'port to listen on; a free one otherwise', wholeNumber)
    .action(async (brand: string, options: Draft & { port?: number }) => {
      const { preview } = await import('./preview.ts')
      process.exitCode = await preview(brand, {
        ...folders,
        texts: textMode(options),
        port: options.port,
      })
    })
  addExamples(preview, [
    ['bouquet preview rosewater', 'prints its address; Ctrl-C ends it'],
    ['bouquet preview rosewater --port 5000', 'on a given port'],
  ])

  const doctor = program
    .command('doctor')
    .description(
      'Check this machine: Node, ports, data folder, database, mail, clock, DNS and TLS.',
    )
    .option(...json)
    .option('--offline', 'leave out what asks other machines')
    .action(async (options: Json & { offline?: true }) => {
      const { doctor } = await import('./doctor/doctor.ts')
      failUnless(await doctor(THEMES_DIR, options))
    })
  addExamples(doctor, [
    ['bouquet doctor', 'one line for each fact: ok, warning or problem, with a remedy'],
    ['bouquet doctor --offline', 'without DNS, TLS and the clock of others'],
    ['bouquet doctor --json', 'for a program; the exit code is 1 when there is a problem'],
  ])

  const operate = program
    .command('operate')
    .description('Work of staff: photos, complaints, refunds, codes, backups.')
    .argument('[act...]', 'command and its arguments; --help lists them')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (args: string[]) => {
      const { operate } = await import('./serverProcess.ts')
      process.exitCode = await operate(args)
    })
  addExamples(operate, [
    ['bouquet operate --help', 'lists every act'],
    ['bouquet operate photos --brand amberline', 'photos to be approved'],
  ])
}

function addDesignCommands(program: Command): void {
  const tokens = program
    .command('tokens')
    .description('Write the design tokens of brands, for Figma and other tools.')
    .argument(...brandIds)
    .option('--to <folder>', 'where to write them', 'tokens')
    .action(async (brands: string[], { to }: { readonly to: string }) => {
      const { writeTokens } = await import('./tokens.ts')
      failUnless(await writeTokens(brands, { themes: THEMES_DIR, to }))
    })
  addExamples(tokens, [
    ['bouquet tokens rosewater', 'writes tokens/rosewater.tokens.json'],
    ['bouquet tokens --to design', 'every brand, into another folder'],
  ])

  const seeds = program
    .command('seeds')
    .description('Read the seeds of a brand file from documents of design tokens.')
    .argument('<file...>', 'documents of design tokens, read as one')
    .option('--primary <token>', 'token or CSS colour of the main action')
    .option('--secondary <token>', 'token or CSS colour of the second action')
    .option('--neutral <token>', 'token or CSS colour that tints the greys')
    .option('--yes', 'ask nothing: suggest from the primary what no token is plainly')
    .option(...json)
    .action(async (files: string[], options: object) => {
      const { readSeeds } = await import('./seeds/readSeeds.ts')
      await readSeeds(files, options)
    })
  addExamples(seeds, [
    ['bouquet seeds tokens/rosewater.tokens.json', 'prints a line for a brand file'],
    [
      'bouquet seeds theme.json palette.json --primary button.primary --yes',
      'aliases of the first file name tokens of the second',
    ],
  ])
}
