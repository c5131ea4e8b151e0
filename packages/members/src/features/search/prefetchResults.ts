import { regionsQuery, searchQuery } from '@bouquet/client'
import type { AppContext } from '../../platform/layoutRoutes.ts'
import { currentUser } from '../../platform/session.ts'
import { loadSettings } from '../../platform/settings/loadSettings.ts'
import { searchParamsSchema, searchQueryOf } from './searchParams.ts'
import { searchDefaults } from './useFilters.ts'

interface SearchVisit {
  readonly context: AppContext
  readonly location: { readonly search: object }
}

/** What the search shows: the people, and the regions of the country that is searched. */
export function prefetchResults(visit: SearchVisit) {
  return [ask(visit)]
}

async function ask({ context, location }: SearchVisit): Promise<void> {
  const { client } = context
  const [user, settings] = await Promise.all([currentUser(context), loadSettings({ context })])
  const query = searchQueryOf(
    searchParamsSchema.parse(location.search),
    searchDefaults({ user, settings }),
  )
  const { country } = query
  await Promise.all([
    client.cache.prefetchQuery(searchQuery(client, query)),
    country !== undefined &&
      settings.search_fields.includes('region') &&
      client.cache.prefetchQuery(regionsQuery(client, country)),
  ])
}
