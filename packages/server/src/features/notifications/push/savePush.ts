import type { PushState } from '@bouquet/contract'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { deleteSessionSubscription, savePushState, saveSubscription } from './push.store.ts'

/**
 * Saves the push state of the requesting device. A device has at most one subscription.
 * @throws DomainError push_service_unknown
 */
export async function savePush(ctx: MemberCtx, state: PushState): Promise<void> {
  const { db, push, viewer, clock } = ctx
  const subscription = state && state !== 'denied' ? state : null
  if (subscription && !push.accepts(subscription.endpoint)) {
    throw refuse('push_service_unknown', { field: 'subscription' })
  }
  await db.transaction(async (tx) => {
    await deleteSessionSubscription(tx, viewer.sessionId)
    await savePushState(tx, viewer.sessionId, pushStateName(state))
    if (!subscription) return
    const { endpoint, keys, expirationTime } = subscription
    await saveSubscription(tx, {
      endpoint,
      ...keys,
      member: viewer.id,
      session: viewer.sessionId,
      created: clock.now(),
      expires: expirationTime ? new Date(expirationTime) : null,
    })
  })
}

function pushStateName(state: PushState): 'on' | 'off' | 'denied' | null {
  if (state === null) return null
  if (state === false) return 'off'
  return state === 'denied' ? 'denied' : 'on'
}
