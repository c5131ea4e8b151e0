import { z } from 'zod'
import { callOf } from '../core/call.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { interestSchema } from '../profiles/attributes.schema.ts'
import { companySchema, settingsSchema } from './schema.ts'

const call = callOf('settings')

/** Settings of the brand. */
export const settingsCalls = {
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
} as const
