import { z } from 'zod'
import { localeSchema } from '../core/locale.schema.ts'
import { assignedCountrySchema, countrySchema } from '../core/money.schema.ts'
import { maxDiscountPercentage } from '../credits/limits.ts'
import { regionDataSchema } from '../places/schema.ts'
import { interestSchema } from '../profiles/attributes.schema.ts'
import { privateSettings, publicSettings } from './brandSettings.ts'
import { nicheNames, nicheNumbers } from './niches.ts'

export const nicheSchema = z.enum(nicheNames)

/** Settings that a theme file may state; the others have the default of the niche. */
export const featureSettingsSchema = z.object({ ...publicSettings, ...privateSettings })
export type FeatureSettings = z.infer<typeof featureSettingsSchema>

/** Settings of one brand in one language, as settings.php returns them; what is not named here stays out. */
export const settingsSchema = z.object({
  ...publicSettings,
  name: z.string(),
  index_title: z.string(),
  description: z.string(),
  domain: z.string(),
  /** Null when each visitor's browser decides. */
  domain_language: localeSchema.nullable(),
  niche: z.literal(Object.values(nicheNumbers)),
  company_id: z.string(),
  mail_name: z.string(),
  support_email: z.email(),
  support_phone: z.string(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  fictional_icon: z.string(),
  interests: z.array(interestSchema),
  /** For the countries that the brand serves. */
  region_data: regionDataSchema,
  geoip_country: countrySchema.nullable(),
  geoip_selected_country: countrySchema.nullable(),
  cdn_prefix: z.string(),
  push_public_key: z.string().nullable(),
  demo: z.boolean(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Response of companyinfo.php and the content of a company file. */
export const companySchema = z.object({
  name: z.string().min(2),
  address: z.string().min(5),
  kvk: z.string().min(4),
  city: z.string().min(2),
  country: assignedCountrySchema.describe('Country as two capitals.'),
  tradenames: z.array(z.string().min(2)).min(1),
  vat_numbers: z.array(z.string().min(4)).min(1),
  support_phone: z
    .string()
    .regex(/^\+[0-9][0-9 -]{5,20}$/)
    .describe('Telephone number as dialled from abroad.'),
  support_email: z.email().describe('E-mail address for members.'),
  delete_discount: z
    .int()
    .min(0)
    .max(maxDiscountPercentage)
    .describe('Per cent, offered before an account is deleted.'),
  added: z.iso.datetime().describe('Since when the company runs brands here, in UTC.'),
  represented_by: z.string().min(2).optional(),
  mediator: z.string().min(2).optional(),
  eu_representative: z.string().min(2).optional(),
})
export type Company = z.infer<typeof companySchema>
