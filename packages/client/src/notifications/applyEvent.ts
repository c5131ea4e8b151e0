import { constants, type LiveEvent, type User } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import { clearUnread } from '../chat/cachedChats.ts'
import type { Outbox } from '../chat/outbox.ts'
import { addMessage, markRead } from '../chat/thread.ts'
import type { Typing } from '../chat/typing.ts'
import { refreshPrices } from '../credits/refreshPrices.ts'
import { keys } from '../keys.ts'
import { showOpened } from '../likes/newLikes.ts'

interface EventTargets {
  readonly cache: QueryClient
  readonly outbox: Outbox
  readonly typing: Typing
}

/** Updates the cache for one live event. */
export function applyEvent(event: LiveEvent, { cache, outbox, typing }: EventTargets): void {
  const refresh = (queryKey: readonly unknown[]) => void cache.invalidateQueries({ queryKey })
  if (['message', 'like', 'user'].includes(event.type)) refresh(keys.activity)
  switch (event.type) {
    case 'message': {
      const { message, profile } = event
      typing.stop(message.conversation)
      if (!addMessage(cache, message, profile)) refresh(keys.chats)
      if (message.from_me) outbox.acknowledge(message.client_id)
      return
    }
    case 'read':
      markRead(cache, event.conversation, event.number)
      return
    case 'read_by_me':
      if (!clearUnread(cache, event.conversation, event.number)) refresh(keys.chats)
      return
    case 'typing':
      typing.start(event.conversation)
      return
    case 'like':
      refresh(keys.member(event.profile))
      setTimeout(() => refresh(keys.likes), constants.likesReloadMs)
      return
    case 'like_opened':
      showOpened(cache, event.profile)
      return
    case 'credits':
      applyCredits(cache, outbox, event)
      return
    case 'payment':
      refresh(keys.payment(event.payment_id))
      refresh(keys.transactions)
      refresh(keys.user)
      return
    case 'user':
      refresh(keys.user)
      return
    case 'sessions':
      refresh(keys.sessions)
      return
  }
}

/** Updates the balance; when it increased, sends messages held for credits. */
function applyCredits(
  cache: QueryClient,
  outbox: Outbox,
  { credits, paid_user }: { readonly credits: number; readonly paid_user: boolean },
) {
  const before = cache.getQueryData<User | null>(keys.user)
  cache.setQueryData<User | null>(keys.user, (user) => user && { ...user, credits, paid_user })
  // A member who has paid gets no bonus any more.
  if (before?.paid_user === paid_user) void cache.invalidateQueries({ queryKey: keys.credits })
  else void refreshPrices(cache)
  if (credits > (before?.credits ?? 0)) outbox.resume('unpaid')
}
