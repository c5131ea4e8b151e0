import { defaultLocale } from '@bouquet/contract'
import { featureSettingsSchema } from '@bouquet/contract/schemas'
import type { z } from 'zod'
import { type Brand, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import { type BrandLook, lookSchema } from '../brand/look.ts'
import { leastMessageCosts, nicheDefaults } from './nicheDefaults.ts'
import { nicheLanders } from './nicheLanders.ts'
import { nicheLooks } from './nicheLooks.ts'

/** Removes keys whose value is undefined. */
const stated = (choices: object = {}) =>
  Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined))

/** The look of a brand: the file's settings over the niche's defaults. */
const lookOf = ({ niche, ...choices }: z.output<typeof brandFileSchema>): BrandLook => {
  const { type, density, shape, motion, mode, art } = nicheLooks[niche]
  return lookSchema.parse({
    type: { ...type, ...stated(choices.type) },
    density: choices.density ?? density,
    shape: { ...shape, ...stated(choices.shape) },
    motion: choices.motion ?? motion,
    mode: { ...mode, ...stated(choices.mode) },
    art: choices.art ?? art,
  })
}

/** Combines a validated brand file with its company and the defaults of its niche. */
export const completeBrand = (
  id: string,
  file: z.output<typeof brandFileSchema>,
  { $schema: _companySchema, ...company }: z.output<typeof companyFileSchema>,
): Brand => {
  const { $schema: _brandSchema, settings, company: companyId, mailName, language, ...rest } = file
  const chosen = { ...nicheDefaults(file.niche), ...stated(settings) }
  return {
    ...rest,
    ...lookOf(file),
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
 * @throws ZodError when either content is at diagnostic; `@bouquet/theme/load` explains diagnostics instead
 */
export const resolveBrand = (id: string, file: unknown, company: unknown): Brand =>
  completeBrand(id, brandFileSchema.parse(file), companyFileSchema.parse(company))
