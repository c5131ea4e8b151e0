import { calls } from '@bouquet/contract'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { hasTrafficSource } from '../accounts/index.ts'
import { limitBrowsing } from './limitLooking.ts'
import { readProfile } from './readProfile.ts'
import { search } from './search.ts'

export function searchRoutes(app: App): void {
  route(app, calls.members, async ({ ctx, query, http }) => {
    await limitBrowsing(ctx, 'searches')
    return search(ctx, query, { hasTrafficSource: hasTrafficSource(http.req.query()) })
  })

  route(app, calls.member, async ({ ctx, query }) => {
    await limitBrowsing(ctx, 'profiles')
    return { profile: await readProfile(ctx, query.id) }
  })
}
