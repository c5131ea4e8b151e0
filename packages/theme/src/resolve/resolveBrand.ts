import { featureSettingsSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { type Brand, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import { nicheDefaults } from './nicheDefaults.ts'

/** Joins a checked brand file and its company, every default filled in by niche. */
export const completeBrand = (
  id: string,
  file: z.output<typeof brandFileSchema>,
  company: z.output<typeof companyFileSchema>,
): Brand => {
  const { settings, company: companyId, mailName, ...rest } = file
  return {
    ...rest,
    id,
    mailName: mailName ?? file.name,
    settings: featureSettingsSchema.parse({ ...nicheDefaults(file.niche), ...settings }),
    company: { ...company, id: companyId },
  }
}

/**
 * A brand from the contents of its file and of its company's file, where no disk is at hand.
 * @param id stem of the brand's file
 * @throws ZodError when either content is at fault; `@bouquet/theme/load` explains faults instead
 */
export const resolveBrand = (id: string, file: unknown, company: unknown): Brand =>
  completeBrand(id, brandFileSchema.parse(file), companyFileSchema.parse(company))
