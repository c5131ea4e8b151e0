import { activityQuery } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import { loadBoth, loadData, type ScreenVisit } from '../../../platform/data/loadData.ts'
import { translationsLoader } from '../../../platform/language/translations.ts'
import { defaultLayout } from '../../../platform/layoutRoutes.ts'
import { lazyScreen } from '../../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../../platform/session.ts'

export const activityRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activity',
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('notices', 'people'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(activityQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./ActivityScreen.tsx'), 'ActivityScreen'),
  }),
] as const
