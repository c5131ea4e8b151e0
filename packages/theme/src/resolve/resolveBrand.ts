import { defaultLocale } from '@bouquet/contract'
import { featureSettingsSchema, leastMessageCosts, nicheDefaults } from '@bouquet/contract/schemas'
import type { z } from 'zod'
import { type Brand, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import type { StatedFontChoice } from '../brand/fontFile.ts'
import type { LogoDrawings } from '../brand/logoFiles.ts'
import { type BrandLook, lookSchema } from '../brand/look.ts'
import type { Font, OwnFont, StatedFont } from '../fonts/ownFont.ts'
import { nicheLanders } from './nicheLanders.ts'
import { nicheLooks } from './nicheLooks.ts'

/** Removes keys whose value is undefined. */
const stated = (choices: object = {}) =>
  Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined))

/** What was read of the file of an own font; undefined when nothing was. */
type FontFileOf = (font: StatedFont) => Omit<OwnFont, keyof StatedFont> | undefined

/** The look of a brand: the file's settings over the niche's defaults. */
const lookOf = (
  { niche, ...choices }: z.output<typeof brandFileSchema>,
  fileOf: FontFileOf,
): BrandLook => {
  const { type, density, shape, motion, mode, art } = nicheLooks[niche]
  const look = lookSchema.parse({
    type: { ...type, ...stated(choices.type) },
    density: choices.density ?? density,
    shape: { ...shape, ...stated(choices.shape) },
    motion: choices.motion ?? motion,
    mode: { ...mode, ...stated(choices.mode) },
    art: choices.art ?? art,
  })
  const withFile = (font: StatedFontChoice): Font => {
    if (typeof font === 'string') return font
    const file = fileOf(font)
    if (file === undefined) throw new Error(`The file of the font ${font.family} was not read.`)
    return { ...font, ...file }
  }
  const { display, text } = look.type
  return { ...look, type: { ...look.type, display: withFile(display), text: withFile(text) } }
}

/**
 * Combines a validated brand file with its company and the defaults of its niche.
 * @param fileOf what was read from the file of a font of its own
 * @param drawings the drawings of a logo in files; without them the brand has the symbol of its art
 * @throws Error when the file of a font of its own was not read
 */
export function completeBrand(
  id: string,
  file: z.output<typeof brandFileSchema>,
  { $schema: _companySchema, ...company }: z.output<typeof companyFileSchema>,
  fileOf: FontFileOf = () => undefined,
  drawings?: LogoDrawings,
): Brand {
  const { $schema: _brandSchema, settings, company: companyId, ...others } = file
  const { mailName, language, logo: own, ...rest } = others
  const logo = own !== undefined && 'path' in own ? own : drawings
  const chosen = { ...nicheDefaults(file.niche), ...stated(settings) }
  return {
    ...rest,
    ...lookOf(file, fileOf),
    ...(logo && { logo }),
    id,
    mailName: mailName ?? file.name,
    language: language ?? defaultLocale,
    domainLanguage: language ?? null,
    landers: file.landers ?? nicheLanders(file.niche),
    settings: featureSettingsSchema.parse({
      ...chosen,
      minimum_message_costs: {
        ...leastMessageCosts(chosen),
        ...settings.minimum_message_costs,
      },
    }),
    company: { ...company, id: companyId },
  }
}

/**
 * Creates a brand from the contents of its file and of its company's file, without a file system.
 * @param id stem of the brand's file
 * @throws Error when the file names a font of its own, ZodError when either content is invalid; `@bouquet/theme/load`
 * explains what is wrong instead
 */
export function resolveBrand(id: string, file: unknown, company: unknown): Brand {
  return completeBrand(id, brandFileSchema.parse(file), companyFileSchema.parse(company))
}
