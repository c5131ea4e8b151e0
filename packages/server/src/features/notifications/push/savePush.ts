import type { PushState } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { dropSubscriptionOf, keepSubscription, notePushState } from './push.store.ts'

/**
 * Keeps how push stands on the device that asks. One device has at most one subscription.
 * @throws DomainError push_service_unknown
 */
export async function savePush(ctx: MemberCtx, state: PushState): Promise<void> {
  const { db, push, viewer, clock } = ctx
  const subscription = state && state !== 'denied' ? state : null
  if (subscription && !push.accepts(subscription.endpoint)) {
    throw refuse('push_service_unknown', { field: 'subscription' })
  }
  await db.transaction(async (tx) => {
    await dropSubscriptionOf(tx, viewer.sessionId)
    await notePushState(tx, viewer.sessionId, nameOf(state))
    if (!subscription) return
    const { endpoint, keys, expirationTime } = subscription
    await keepSubscription(tx, {
      endpoint,
      ...keys,
      member: viewer.id,
      session: viewer.sessionId,
      created: clock.now(),
      expires: expirationTime ? new Date(expirationTime) : null,
    })
  })
}

function nameOf(state: PushState): 'on' | 'off' | 'denied' | null {
  if (state === null) return null
  if (state === false) return 'off'
  return state === 'denied' ? 'denied' : 'on'
}
