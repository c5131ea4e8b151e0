import { z } from 'zod'
import { assignedCountrySchema, currencySchema, moneySchema } from '../core/money.schema.ts'
import { profileFieldSchema } from '../profiles/attributes.schema.ts'
import { defaultCountries } from './countries.ts'
import { leastMessageCosts } from './leastMessageCosts.ts'
import { searchFields, visibleFields } from './nicheFields.ts'
import type { Niche } from './niches.ts'
import { defaultRefundLimits } from './refundLimits.ts'
import { setting } from './setting.ts'

/** Who may sign up: everybody, only visitors that came with tracking data, nobody. */
export const signupsSchema = z.enum(['all', 'with_trafficsource', 'none'])

/** What a visitor may see of the search: nothing, the first page, everything. */
export const loggedOutSearchSchema = z.enum(['none', 'limited', 'all'])

/** Price of one action in credits. */
const priceInCredits = z.int().min(0).max(1000)

const countries = z.array(assignedCountrySchema)

const messageCredits = 10

const loggedOutSearch = (niche: Niche) => (niche === 'kink' ? 'none' : 'limited')

/** Niches in which being a member tells something about a person that is nobody's business. */
const discreet: readonly Niche[] = ['casual', 'men-seeking-men', 'women-seeking-women', 'kink']

/**
 * Settings that everybody may read in settings.php. A definition here or below is all that a setting needs: the
 * schema of theme files, docs/settings.md and the brands of tests follow from it.
 */
export const publicSettings = {
  countries: setting(
    countries.min(1),
    'Codes of the countries where people may sign up.',
    () => defaultCountries,
  ),
  visible_profile_fields: setting(
    z.array(profileFieldSchema),
    'Fields of a profile that others see.',
    (niche) => [...visibleFields[niche]],
  ),
  visible_profile_notes: setting(
    z.boolean(),
    'Whether others see what members write about themselves.',
    () => true,
  ),
  search_fields: setting(
    z.array(profileFieldSchema),
    'Fields of a profile that can be searched; each should be visible.',
    (niche) => [...searchFields[niche]],
  ),
  message_credits: setting(priceInCredits, 'Credits for a message.', () => messageCredits),
  photo_credits: setting(priceInCredits, 'Credits for a photo in a chat.', () => 20),
  gift_credits: setting(priceInCredits, 'Credits for a gift.', () => 25),
  signup_credits: setting(
    z.int().min(0).max(100_000),
    'Credits that a new member is given.',
    () => 30,
  ),
  message_length: setting(
    z.int().min(20).max(10_000),
    'Longest message, in characters.',
    () => 1000,
  ),
  minimum_message_costs: setting(
    z.record(assignedCountrySchema, moneySchema.extend({ amount: z.int().min(0).max(100_000) })),
    'Least price of a message without a discount, by country, in the minor unit of its currency. It follows from the packages and message_credits, and is best left out.',
    () => leastMessageCosts({ countries: defaultCountries, message_credits: messageCredits }),
  ),
  refund_days: setting(
    z.int().min(14).max(365),
    'Days in which a purchase can be paid back.',
    () => 14,
  ),
  min_age: setting(z.int().min(18).max(99), 'Youngest age of a member.', () => 18),
  signups: setting(
    signupsSchema,
    'Who may sign up: everybody, only visitors with tracking data, nobody.',
    () => 'all' as const,
  ),
  discreet: setting(
    z.boolean(),
    'Whether nobody learns which addresses have an account: signup, reset, reactivation and a change of address answer everybody alike, and the rest comes by mail.',
    (niche) => discreet.includes(niche),
  ),
  logged_out_search: setting(
    loggedOutSearchSchema,
    'What visitors see of the search: nothing, the first page, everything.',
    loggedOutSearch,
  ),
  logged_out_search_trafficsource: setting(
    loggedOutSearchSchema,
    'The same for visitors with tracking data.',
    loggedOutSearch,
  ),
  member_resell: setting(
    z.boolean(),
    'Whether members who agree are also seen on other brands.',
    () => false,
  ),
  enable_site_entry_popup: setting(
    z.enum(['yes', 'no']),
    'Whether visitors are warned before they enter.',
    () => 'yes' as const,
  ),
  site_entry_countries: setting(
    countries,
    'Codes of the countries where the entry warning is shown.',
    () => ['NL', 'DE'],
  ),
  fictional_profiles: setting(
    z.boolean(),
    'Whether there are invented profiles; each is labelled as one.',
    () => false,
  ),
}

/** Settings that only our own programs read. */
export const privateSettings = {
  refund_limits: setting(
    z.partialRecord(currencySchema, z.int().min(0).max(10_000_000)),
    'Most of a payment that one member of staff may pay back alone, by currency, in its minor unit; above it, and in a currency that is left out, a second person decides.',
    () => defaultRefundLimits,
  ),
}
