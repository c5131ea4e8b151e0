import { callOf } from '../core/call.ts'
import { searchQuerySchema, searchResultSchema } from './schema.ts'

const call = callOf('search')

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
} as const
