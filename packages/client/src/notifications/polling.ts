import { constants } from '@bouquet/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/accounts.ts'
import type { Polling } from '../Client.ts'
import { chatsQuery } from '../chat/conversations.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'
import { likesQuery } from '../likes/likes.ts'

export function createPolling(source: { readonly api: Api; readonly cache: QueryClient }): Polling {
  const { firstMs, intervalMs, withPushMs } = constants.poll
  let timer: ReturnType<typeof setTimeout> | undefined

  function poll() {
    const { cache } = source
    const now = { staleTime: 0 }
    return Promise.allSettled([
      cache.fetchQuery({ ...userQuery(source), ...now }),
      cache.fetchQuery({ ...chatsQuery(source), ...now }),
      cache.fetchQuery({ ...likesQuery(source), ...now }),
      cache.refetchQueries({ queryKey: keys.conversations, type: 'active', predicate: isOpen }),
    ])
  }

  return {
    start({ hasPush = false } = {}) {
      clearTimeout(timer)
      const again = () => {
        void poll()
        timer = setTimeout(again, hasPush ? withPushMs : intervalMs)
      }
      timer = setTimeout(again, firstMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/** False for a conversation with somebody who was just blocked: it is gone although its page is still open. */
const isOpen = ({ state }: Query) => !state.isInvalidated || state.status === 'error'
