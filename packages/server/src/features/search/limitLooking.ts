import type { Ctx } from '../../platform/http/Ctx.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { limitReads } from '../../platform/throttle/limitReads.ts'
import { networkOf } from '../../platform/throttle/networkOf.ts'

/** Many people may share a network address, but not a program that copies a whole brand. */
const visitorLimit = { most: 1_200, windowSeconds: 600 }

/**
 * Limits how fast people are looked at: by members each for themselves, by visitors as many of them at one
 * network address would.
 * @throws DomainError too_many_requests
 */
export async function limitBrowsing(ctx: Ctx, kind: 'searches' | 'profiles'): Promise<void> {
  const { viewer, visit } = ctx
  if (viewer) await limitReads(ctx, kind, viewer.id)
  else await limitRate(ctx, { key: `look:${networkOf(visit.address)}`, ...visitorLimit })
}
