import type { Session } from '@bouquet/contract'
import { sessionIdSchema } from '@bouquet/contract/schemas'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { listSessions } from '../../../platform/session/session.store.ts'
import { parseDevice } from './device.rules.ts'

/** The viewer's valid sessions. */
export async function readSessions({ db, viewer, clock }: MemberCtx): Promise<Session[]> {
  const rows = await listSessions(db, viewer.id, clock.now())
  return rows.map(({ id, userAgent: agent, created, lastSeen: seen }) => ({
    id: sessionIdSchema.parse(id),
    device: parseDevice(agent),
    created: created.toISOString(),
    last_seen: seen.toISOString(),
    current: id === viewer.sessionId,
  }))
}
