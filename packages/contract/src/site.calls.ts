import { z } from 'zod'
import { done } from './answers.ts'
import { interestSchema } from './attributes.ts'
import { call } from './call.ts'
import { localeSchema } from './locale.ts'
import { countrySchema } from './money.ts'
import { companySchema, regionDataSchema, settingsSchema } from './settings.ts'

/** What a page is told of the brand that it belongs to, and what it tells of itself. */
export const siteCalls = {
  settings: call({
    method: 'GET',
    path: '/api/settings.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Settings of the brand that serves this host, with texts in the asked language.',
    query: z.object({ domain: z.string().optional(), language: localeSchema.optional() }),
    answer: z.object({ settings: settingsSchema }),
  }),
  companyInfo: call({
    method: 'GET',
    path: '/api/companyinfo.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'The company behind the brand.',
    answer: z.object({ company: companySchema }),
  }),
  interests: call({
    method: 'GET',
    path: '/api/interests.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Interests that this brand offers.',
    answer: z.object({ interests: z.array(interestSchema) }),
  }),
  regions: call({
    method: 'GET',
    path: '/api/regions.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Regions of a country, or of every country that the brand serves.',
    query: z.object({ country: countrySchema.optional() }),
    answer: z.object({
      /** The country that was asked for. */
      country: countrySchema.nullable(),
      /** All names that the answer has, each once. */
      regions: z.array(z.string()),
      region_data: regionDataSchema,
    }),
  }),
  pageHidden: call({
    method: 'POST',
    path: '/api/page-hidden.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Beacon: the page became hidden. Empty JSON body.',
    answer: done,
  }),
} as const
