import { chatsQuery, companyQuery, likesQuery, settingsQuery } from '@bouquet/client'
import type { AppContext } from '../../platform/layoutRoutes.ts'
import { currentUser } from '../../platform/session.ts'

interface LoaderInput {
  readonly context: AppContext
}

/** What the bars around every screen ask for. */
export function prefetchFrame({ context: { client, translations } }: LoaderInput) {
  const { cache } = client
  const ofMember = currentUser({ client }).then(
    (user) =>
      user &&
      Promise.all([
        cache.prefetchQuery(chatsQuery(client)),
        cache.prefetchQuery(likesQuery(client)),
      ]),
  )
  return [
    cache.prefetchQuery(settingsQuery(client, translations.locale())),
    cache.prefetchQuery(companyQuery(client)),
    ofMember,
  ]
}
