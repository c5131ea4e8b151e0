import { type Locale, localeCodes, nicheNames } from '@bouquet/contract'
import { localeSchema, nicheSchema } from '@bouquet/contract/schemas'
import { type Brand, brandFileSchema, nicheLooks } from '@bouquet/theme'
import { nearestHost, toSlug } from '@bouquet/theme/load'
import { completeSeeds, type NewBrand, suggestNames, suggestPalettes } from '@bouquet/theme/new'
import { CommandError } from '../CommandError.ts'
import { print } from '../print.ts'
import type { Asker } from './asker.ts'
import { type NewBrandOptions, parseOption } from './options.ts'
import { colorDepth, showPalette } from './showPalette.ts'

/** A new brand without its company. */
export type BrandAnswers = Omit<NewBrand, 'company'> & { readonly id: string }

const shape = brandFileSchema.shape
const browserDecides = 'browser'

/** @throws CommandError when the text is not a public host name */
export function readNames(domain: string) {
  const host = nearestHost(domain)
  const names = suggestNames(domain) ?? (isAddress(domain) ? suggestNames(host) : null)
  if (names) return names
  throw new CommandError(
    'usage',
    `${JSON.stringify(domain)} is not a public host name.`,
    `Write one such as ${suggestNames(host)?.domain ?? `${toSlug(host)}.example`}.`,
  )
}

/** Whether a text is a pasted URL, of which only the host is wanted. */
const isAddress = (text: string) => /^\s*[a-z]+:\/\//i.test(text)

/**
 * Asks for everything that a brand file needs except its company.
 * @param others the brands that exist
 */
export async function askBrand(
  names: ReturnType<typeof readNames>,
  options: NewBrandOptions,
  others: readonly Brand[],
  asker: Asker,
): Promise<BrandAnswers> {
  const name =
    options.name ??
    (await asker.text({
      label: 'Name that people read',
      option: 'name',
      suggestion: names.name,
      isValid: (text) => shape.name.safeParse(text).success,
      valid: '2 to 40 characters without markup',
    }))
  const niche = await askNiche(options, asker)
  const language = await askLanguage(options, asker)
  const seeds = await askSeeds(options, niche, others, asker)
  const art = options.art
  return {
    id: options.id ?? names.id,
    name,
    domains: [names.domain],
    niche,
    seeds,
    ...(language && { language }),
    ...(art && {
      art: parseOption(
        shape.art.unwrap(),
        'art',
        art,
        `one of ${shape.art.unwrap().options.join(', ')}`,
      ),
    }),
  }
}

async function askNiche({ niche }: NewBrandOptions, asker: Asker): Promise<Brand['niche']> {
  if (niche !== undefined)
    return parseOption(nicheSchema, 'niche', niche, `one of ${nicheNames.join(', ')}`)
  return asker.choose({
    label: 'Niche, which decides look, landers and profile fields',
    suggestion: 'general' as const,
    choices: nicheNames.map((value) => ({
      value,
      label: value,
      hint: `${nicheLooks[value].type.display}, ${nicheLooks[value].art}, ${nicheLooks[value].mode.preferred}`,
    })),
  })
}

async function askLanguage(
  { language }: NewBrandOptions,
  asker: Asker,
): Promise<Locale | undefined> {
  if (language !== undefined)
    return parseOption(localeSchema, 'language', language, `one of ${localeCodes.join(', ')}`)
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const chosen = await asker.choose<string>({
    label: 'Language of visitors without a choice of their own',
    suggestion: browserDecides,
    choices: [
      { value: browserDecides, label: 'that of their browser' },
      ...localeCodes.map((value) => ({ value, label: names.of(value) ?? value })),
    ],
  })
  return localeSchema.safeParse(chosen).data
}

async function askSeeds(
  options: NewBrandOptions,
  niche: Brand['niche'],
  others: readonly Brand[],
  asker: Asker,
): Promise<Brand['seeds']> {
  const seeds = await choosePrimary(options, niche, others, asker)
  const { secondary = seeds.secondary, neutral = seeds.neutral } = options
  const color = shape.seeds.shape.primary
  return {
    primary: seeds.primary,
    secondary: parseOption(color, 'secondary', secondary, 'an opaque CSS colour'),
    neutral: parseOption(color, 'neutral', neutral, 'an opaque CSS colour'),
  }
}

const ownColor = 'own'

async function choosePrimary(
  { primary, palette }: NewBrandOptions,
  niche: Brand['niche'],
  others: readonly Brand[],
  asker: Asker,
): Promise<Brand['seeds']> {
  const color = shape.seeds.shape.primary
  if (primary !== undefined)
    return completeSeeds(parseOption(color, 'primary', primary, 'an opaque CSS colour'))
  const taken = others.map(({ seeds }) => seeds.primary)
  const palettes = suggestPalettes(nicheLooks[niche].mode.preferred, taken)
  const names = palettes.map(({ name }) => name)
  if (palette !== undefined && !names.includes(palette))
    throw new CommandError(
      'usage',
      `There is no palette ${palette}.`,
      `Use one of ${names.join(', ')}.`,
    )
  if (asker.isPerson && palette === undefined) {
    for (const { name, seeds } of palettes)
      print.line(`\n${name}\n${showPalette(seeds, niche, colorDepth())}`)
  }
  const chosen =
    palette ??
    (await asker.choose<string>({
      label: 'Palette, the least similar to your other brands first',
      suggestion: names[0] ?? ownColor,
      choices: [
        ...palettes.map(({ name, seeds }) => ({ value: name, label: name, hint: seeds.primary })),
        { value: ownColor, label: 'a colour of your own' },
      ],
    }))
  const found = palettes.find(({ name }) => name === chosen)
  if (found) return found.seeds
  const own = await asker.text({
    label: 'Colour of the main action',
    option: 'primary',
    isValid: (text) => color.safeParse(text).success,
    valid: 'an opaque CSS colour, as in #b0305c',
  })
  return completeSeeds(own)
}
