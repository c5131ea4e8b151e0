import type { Ctx } from '../../../platform/http/Ctx.ts'
import { markHidden } from '../../../platform/session/session.store.ts'

/** Notes that the viewer's page is not visible any more, because it is in the background or the device sleeps. */
export async function markPageHidden({ clock, db, viewer }: Ctx): Promise<void> {
  if (viewer) await markHidden(db, viewer.sessionId, clock.now())
}
