import { z } from 'zod'
import { callOf } from '../core/call.ts'
import { memberIdSchema } from '../core/ids.ts'
import { memberProfileSchema } from '../profiles/schema.ts'
import { searchQuerySchema, searchResultSchema } from './schema.ts'

const call = callOf('search')

/** Searching for members and viewing them. */
export const searchCalls = {
  members: call({
    method: 'GET',
    path: '/api/members.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Search people by place, age and what the brand lets one search by, page by page.',
    query: searchQuerySchema,
    answer: searchResultSchema,
  }),
  member: call({
    method: 'GET',
    path: '/api/member.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'One member as this viewer may see them.',
    query: z.object({ id: memberIdSchema }),
    answer: z.object({ profile: memberProfileSchema }),
  }),
  landing: call({
    method: 'GET',
    path: '/api/landing.php',
    access: 'visitor',
    repeatable: true,
    purpose:
      'A member as a landing page shows them: only members of this brand who agreed to it, and labelled fictional ones.',
    query: z.object({ id: memberIdSchema }),
    answer: z.object({ profile: memberProfileSchema }),
  }),
} as const
