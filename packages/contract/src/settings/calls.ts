import { z } from 'zod'
import { callOf } from '../core/call.ts'
import { localeSchema } from '../core/locale.ts'
import { interestSchema } from '../profiles/attributes.schema.ts'
import { choicesSchema, choicesUpdateSchema, companySchema, settingsSchema } from './schema.ts'

const call = callOf('settings')

const choices = z.object({ choices: choicesSchema })

/** Settings of the brand and of the member. */
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
  choices: call({
    method: 'GET',
    path: '/api/choices.php',
    access: 'member',
    repeatable: true,
    purpose: 'What this member lets others see and the product do.',
    answer: choices,
  }),
  updateChoices: call({
    method: 'PUT',
    path: '/api/choices.php',
    access: 'member',
    repeatable: true,
    purpose: 'Changes these choices; what is missing stays.',
    body: choicesUpdateSchema,
    answer: choices,
  }),
} as const
