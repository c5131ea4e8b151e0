import { brandFileSchema } from '@bouquet/theme'
import { completeSeeds } from '@bouquet/theme/new'
import {
  guessSeed,
  readTokenColors,
  type SeedGuess,
  type SeedRole,
  seedOf,
  type TokenColors,
} from '@bouquet/theme/tokens'
import { z } from 'zod'
import { CommandError } from '../CommandError.ts'
import {
  type Asker,
  createAsker,
  isTerminal,
  ownTerminal,
  type Terminal,
} from '../newBrand/asker.ts'
import { print } from '../print.ts'
import { readDocuments } from './readDocuments.ts'

const optionsSchema = z.object({
  primary: z.string().optional(),
  secondary: z.string().optional(),
  neutral: z.string().optional(),
  yes: z.boolean().default(false),
  json: z.boolean().default(false),
})
type Options = z.output<typeof optionsSchema>

/** A seed, and the token from which it comes. */
interface ReadSeed {
  readonly css: string
  readonly from: string
}

const colorSchema = brandFileSchema.shape.seeds.shape.primary

/**
 * Prints the seeds of token documents in the form of a brand file, and on stderr the token of each. Asks which
 * token is which where their names leave a doubt.
 * @throws CommandError naming a file that cannot be read, or a seed whose token cannot be told
 */
export async function readSeeds(
  files: readonly string[],
  given: unknown = {},
  terminal: Terminal = ownTerminal,
): Promise<void> {
  const options = optionsSchema.parse(given)
  const colors = readTokenColors(await readDocuments(files))
  const asker = !options.yes && isTerminal(terminal) ? createAsker(options, terminal) : undefined
  const read = (role: SeedRole, suggested?: string) =>
    readSeed(role, colors, { options, asker, suggested })
  const primary = await read('primary')
  const suggested = completeSeeds(primary.css)
  const secondary = await read('secondary', suggested.secondary)
  const neutral = await read('neutral', suggested.neutral)
  const found = { primary: primary.css, secondary: secondary.css, neutral: neutral.css }
  for (const [role, { css, from }] of Object.entries({ primary, secondary, neutral }))
    print.error(`${role.padEnd(9)}  ${css}  ${from}`)
  if (options.json) return print.json(found)
  const line = Object.entries(found).map(([role, css]) => `"${role}": "${css}"`)
  print.line(`  "seeds": { ${line.join(', ')} },`)
}

/** How to find a seed when no name of a token tells it. */
interface Means {
  readonly options: Options
  /** Undefined when nobody can be asked. */
  readonly asker: Asker | undefined
  /** Undefined for the primary. */
  readonly suggested: string | undefined
}

async function readSeed(
  role: SeedRole,
  colors: TokenColors,
  { options, asker, suggested }: Means,
): Promise<ReadSeed> {
  const named = options[role]
  if (named !== undefined) return namedSeed(role, named, colors)
  const guess = guessSeed(role, colors)
  if (guess.token !== undefined) return seedFrom(role, guess.token, colors)
  if (asker !== undefined) return askSeed(role, guess, colors, asker, suggested)
  if (options.yes && suggested !== undefined) return suggestedSeed(suggested)
  throw unclear(role, guess, colors, suggested !== undefined)
}

const suggestedSeed = (css: string): ReadSeed => ({ css, from: 'suggested from the primary' })

/** A CSS colour stands for itself, unless a token has that name. */
const namedSeed = (role: SeedRole, named: string, colors: TokenColors): ReadSeed =>
  colors.colorAt(named) === undefined && colorSchema.safeParse(named).success
    ? { css: named, from: `--${role}` }
    : seedFrom(role, named, colors)

function seedFrom(role: SeedRole, token: string, colors: TokenColors): ReadSeed {
  try {
    return { css: seedOf(colors, token), from: token }
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new CommandError(
      'usage',
      cause.message,
      `Name another token or a CSS colour by --${role}, or give the files that it refers to as well.`,
      { cause },
    )
  }
}

const another = 'another'
const suggestion = 'suggestion'

async function askSeed(
  role: SeedRole,
  { candidates }: SeedGuess,
  colors: TokenColors,
  asker: Asker,
  suggested: string | undefined,
): Promise<ReadSeed> {
  const chosen = await asker.choose<string>({
    label: `Token of the ${role} colour`,
    suggestion: candidates[0] ?? (suggested === undefined ? another : suggestion),
    choices: [
      ...candidates.map((value) => ({ value, label: value, hint: seedOf(colors, value) })),
      ...(suggested === undefined
        ? []
        : [{ value: suggestion, label: 'suggest one from the primary', hint: suggested }]),
      { value: another, label: 'another token, or a CSS colour' },
    ],
  })
  if (chosen === suggestion && suggested !== undefined) return suggestedSeed(suggested)
  if (chosen !== another) return seedFrom(role, chosen, colors)
  const written = await asker.text({
    label: `Token or CSS colour of the ${role} colour`,
    option: role,
    isValid: (text) =>
      colors.colorAt(text)?.kind === 'color' || colorSchema.safeParse(text).success,
    valid: 'the path of a token that is an opaque colour, or a CSS colour, as in #b0305c',
  })
  return namedSeed(role, written, colors)
}

/** An error that lists tokens of which one may be meant. */
function unclear(
  role: SeedRole,
  { candidates }: SeedGuess,
  { paths, colorAt }: TokenColors,
  hasSuggestion: boolean,
): CommandError {
  const suggest = hasSuggestion ? ', or --yes to have one suggested from the primary' : ''
  const list = candidates.length > 0 ? ` Tokens: ${candidates.join(', ')}.` : ''
  const [missing] = paths.flatMap((path) => {
    const color = colorAt(path)
    return color?.kind === 'missing' ? [color.name] : []
  })
  const more = missing === undefined ? '' : ` Tokens refer to ${missing}: give its file as well.`
  return new CommandError(
    'usage',
    `No token is plainly the ${role} colour.`,
    `Add --${role} with a token or a CSS colour${suggest}.${list}${more}`,
  )
}
