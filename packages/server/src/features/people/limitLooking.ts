import type { Ctx } from '../../platform/http/Ctx.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'

/** Many people may share a network address, but not a program that copies a whole brand. */
const limit = { most: 1_200, windowSeconds: 600 }

/**
 * Lets visitors look at people no faster than many of them at one network address would.
 * @throws DomainError too_many_requests
 */
export async function limitVisitors(ctx: Ctx): Promise<void> {
  if (!ctx.viewer) await limitRate(ctx, { key: `look:${ctx.visit.address}`, ...limit })
}
