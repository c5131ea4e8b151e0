import { z } from 'zod'
import type { SchemasOf } from '../core/call.schema.ts'
import { memberIdSchema } from '../core/ids.schema.ts'
import { memberProfileSchema } from '../profiles/schema.ts'
import type { searchCalls } from './calls.ts'
import { searchQuerySchema, searchResultSchema } from './schema.ts'

/** Requests and responses of {@link searchCalls}. */
export const searchCallSchemas = {
  members: {
    purpose: 'Search people by place, age and what the brand lets one search by, page by page.',
    query: searchQuerySchema,
    response: searchResultSchema,
  },
  member: {
    purpose: 'One member as this viewer may see them.',
    query: z.object({ id: memberIdSchema }),
    response: z.object({ profile: memberProfileSchema }),
  },
  landing: {
    purpose:
      'A member as a landing page shows them: only members of this brand who agreed to it, and labelled fictional ones.',
    query: z.object({ id: memberIdSchema }),
    response: z.object({ profile: memberProfileSchema }),
  },
} as const satisfies SchemasOf<typeof searchCalls>
