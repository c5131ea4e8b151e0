import { featureSettingsSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { type Brand, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import { type BrandLook, lookSchema } from '../brand/look.ts'
import { nicheDefaults } from './nicheDefaults.ts'
import { nicheLooks } from './nicheLooks.ts'

/** A key that is written out as `undefined` says as little as one that is left out. */
const stated = (choices: object = {}) =>
  Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined))

/** What a file says of its look, over what its niche suggests. */
const lookOf = ({ niche, ...said }: z.output<typeof brandFileSchema>): BrandLook => {
  const { type, density, shape, motion, mode, art } = nicheLooks[niche]
  return lookSchema.parse({
    type: { ...type, ...stated(said.type) },
    density: said.density ?? density,
    shape: { ...shape, ...stated(said.shape) },
    motion: said.motion ?? motion,
    mode: { ...mode, ...stated(said.mode) },
    art: said.art ?? art,
  })
}

/** Joins a checked brand file and its company, every default filled in by niche. */
export const completeBrand = (
  id: string,
  file: z.output<typeof brandFileSchema>,
  { $schema: _companySchema, ...company }: z.output<typeof companyFileSchema>,
): Brand => {
  const { $schema: _brandSchema, settings, company: companyId, mailName, ...rest } = file
  const defaults = nicheDefaults(file.niche)
  return {
    ...rest,
    ...lookOf(file),
    id,
    mailName: mailName ?? file.name,
    settings: featureSettingsSchema.parse({
      ...defaults,
      ...stated(settings),
      // A file states the costs of the countries that differ, not of all.
      minimum_message_costs: {
        ...defaults.minimum_message_costs,
        ...settings.minimum_message_costs,
      },
    }),
    company: { ...company, id: companyId },
  }
}

/**
 * A brand from the contents of its file and of its company's file, where no disk is at hand.
 * @param id stem of the brand's file
 * @throws ZodError when either content is at diagnostic; `@bouquet/theme/load` explains diagnostics instead
 */
export const resolveBrand = (id: string, file: unknown, company: unknown): Brand =>
  completeBrand(id, brandFileSchema.parse(file), companyFileSchema.parse(company))
