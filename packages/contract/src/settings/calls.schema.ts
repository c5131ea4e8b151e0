import { z } from 'zod'
import type { SchemasOf } from '../core/call.schema.ts'
import { localeSchema } from '../core/locale.schema.ts'
import { interestSchema } from '../profiles/attributes.schema.ts'
import type { settingsCalls } from './calls.ts'
import { companySchema, settingsSchema } from './schema.ts'

/** Requests and responses of {@link settingsCalls}. */
export const settingsCallSchemas = {
  settings: {
    purpose: 'Settings of the brand that serves this host, with texts in the asked language.',
    query: z.object({ domain: z.string().optional(), language: localeSchema.optional() }),
    response: z.object({ settings: settingsSchema }),
  },
  companyInfo: {
    purpose: 'The company behind the brand.',
    response: z.object({ company: companySchema }),
  },
  interests: {
    purpose: 'Interests that this brand offers.',
    response: z.object({ interests: z.array(interestSchema) }),
  },
} as const satisfies SchemasOf<typeof settingsCalls>
