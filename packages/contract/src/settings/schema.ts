import { z } from 'zod'
import { localeSchema } from '../core/locale.schema.ts'
import { assignedCountrySchema, countrySchema, moneySchema } from '../core/money.schema.ts'
import { maxDiscountPercentage } from '../credits/limits.ts'
import { regionDataSchema } from '../places/schema.ts'
import { interestSchema, profileFieldSchema } from '../profiles/attributes.schema.ts'
import { nicheNames, nicheNumbers } from './niches.ts'

export const nicheSchema = z.enum(nicheNames)

/** Who may sign up: everybody, only visitors that came with tracking data, nobody. */
export const signupsSchema = z.enum(['all', 'with_trafficsource', 'none'])

/** What a visitor may see of the search: nothing, the first page, everything. */
export const loggedOutSearchSchema = z.enum(['none', 'limited', 'all'])

/** Price of one action in credits. */
const priceInCreditsSchema = z.int().min(0).max(1000)

/** Minimum price of a message in a country. */
const messageCostSchema = moneySchema.extend({ amount: z.int().min(0).max(100_000) })

/** Settings that a brand file may override; all have defaults. */
export const featureSettingsSchema = z.object({
  countries: z
    .array(assignedCountrySchema)
    .min(1)
    .describe('Codes of the countries where people may sign up.'),
  visible_profile_fields: z
    .array(profileFieldSchema)
    .describe('Fields of a profile that others see.'),
  visible_profile_notes: z
    .boolean()
    .describe('Whether others see what members write about themselves.'),
  search_fields: z
    .array(profileFieldSchema)
    .describe('Fields of a profile that can be searched; each should be visible.'),
  message_credits: priceInCreditsSchema.describe('Credits for a message.'),
  photo_credits: priceInCreditsSchema.describe('Credits for a photo in a chat.'),
  gift_credits: priceInCreditsSchema.describe('Credits for a gift.'),
  signup_credits: z.int().min(0).max(100_000).describe('Credits that a new member is given.'),
  message_length: z.int().min(20).max(10_000).describe('Longest message, in characters.'),
  minimum_message_costs: z
    .record(assignedCountrySchema, messageCostSchema)
    .describe(
      'Least price of a message without a discount, by country, in the minor unit of its currency. It follows from the packages and message_credits.',
    ),
  refund_days: z.int().min(14).max(365).describe('Days in which a purchase can be paid back.'),
  min_age: z.int().min(18).max(99).describe('Youngest age of a member.'),
  signups: signupsSchema.describe(
    'Who may sign up: everybody, only visitors with tracking data, nobody.',
  ),
  discreet: z
    .boolean()
    .describe(
      'Whether nobody learns which addresses have an account: signup, reset, reactivation and a change of address answer everybody alike, and the rest comes by mail.',
    ),
  logged_out_search: loggedOutSearchSchema.describe(
    'What visitors see of the search: nothing, the first page, everything.',
  ),
  logged_out_search_trafficsource: loggedOutSearchSchema.describe(
    'The same for visitors with tracking data.',
  ),
  member_resell: z.boolean().describe('Whether members who agree are also seen on other brands.'),
  enable_site_entry_popup: z
    .enum(['yes', 'no'])
    .describe('Whether visitors are warned before they enter.'),
  site_entry_countries: z
    .array(assignedCountrySchema)
    .describe('Codes of the countries where the entry warning is shown.'),
  fictional_profiles: z
    .boolean()
    .describe('Whether there are invented profiles; each is labelled as one.'),
})
export type FeatureSettings = z.infer<typeof featureSettingsSchema>

/** Settings of one brand in one language, as returned by settings.php. */
export const settingsSchema = featureSettingsSchema.extend({
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
