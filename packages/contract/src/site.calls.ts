import { z } from 'zod'
import { done } from './answers.ts'
import { interestSchema } from './attributes.ts'
import { call } from './call.ts'
import { localeSchema } from './locale.ts'
import { countrySchema } from './money.ts'
import { companySchema, settingsSchema } from './settings.ts'

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
    purpose: 'Regions of a country, in its own language.',
    query: z.object({ country: countrySchema }),
    answer: z.object({ country: countrySchema, regions: z.array(z.string()) }),
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
