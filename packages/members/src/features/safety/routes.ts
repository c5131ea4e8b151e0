import { complaintQuery, complaintsQuery } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { type AppContext, defaultLayout } from '../../platform/layoutRoutes.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { currentUser } from '../../platform/session.ts'

const searchSchema = z.object({
  /** The case to show. */
  number: searchParam(z.coerce.string()),
  /** From the link of the receipt; opens the case without an account. */
  key: searchParam(z.coerce.string()),
  /** Shows the form for a new report, or the receipt of this case. */
  report: searchParam(z.enum(['service', 'sent'])),
})

interface CasesVisit {
  readonly context: AppContext
  readonly location: { readonly search: object }
}

/** The case that the address names, or a member's list of theirs. */
async function prefetchCases({ context: { client }, location }: CasesVisit): Promise<void> {
  const { number, key, report } = searchSchema.parse(location.search)
  const isMember = (await currentUser({ client })) !== null
  if (report === 'service') return
  if (number !== undefined && (isMember || key !== undefined))
    await client.cache.prefetchQuery(complaintQuery(client, { number, key }))
  else if (isMember) await client.cache.prefetchQuery(complaintsQuery(client))
}

const loadCases = loadBoth(
  translationsLoader('safety'),
  loadData((visit: CasesVisit) => [prefetchCases(visit)]),
)

export const complaintRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/complaints',
    validateSearch: searchSchema,
    loader: async (visit: CasesVisit) => {
      await loadCases(visit)
      const { client, sentForm } = visit.context
      if (sentForm === null) return null
      return (await import('./ComplaintsScreen.tsx')).reportAction(client, sentForm)
    },
    component: lazyScreen(() => import('./ComplaintsScreen.tsx'), 'ComplaintsScreen'),
  }),
] as const
