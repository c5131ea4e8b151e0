import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../platform/http/App.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { route } from '../../platform/http/route.ts'
import { limitRate, networkOf } from '../../platform/throttle/limitRate.ts'
import { limitRequests } from '../../platform/throttle/limitRequests.ts'
import { hasTrafficSource } from '../accounts/index.ts'
import { readLanding } from './readLanding.ts'
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

  route(app, calls.landing, async ({ ctx, query }) => {
    await limitBrowsing(ctx, 'profiles')
    return { profile: await readLanding(ctx, query.id) }
  })
}

/** Many visitors may share a network address; a scraper of a whole brand exceeds this. */
const visitorLimit = { most: 1_200, windowSeconds: 600 }

/**
 * Limits how fast profiles and results are read: per member, or per network address for visitors.
 * @throws DomainError too_many_requests
 */
export async function limitBrowsing(ctx: Ctx, kind: 'searches' | 'profiles'): Promise<void> {
  const { viewer, visit } = ctx
  if (viewer) await limitRequests(ctx, { kind, member: viewer.id })
  else await limitRate(ctx, { key: `look:${networkOf(visit.address)}`, ...visitorLimit })
}
