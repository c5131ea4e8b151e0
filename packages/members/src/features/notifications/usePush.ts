import { isPushEnabled, useClient, useStore } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'

/**
 * `unavailable`: this browser has no push, or it is not known yet; `off`: not subscribed on this device;
 * `on`: subscribed; `denied`: the browser does not allow it.
 */
export type PushStatus = 'unavailable' | 'off' | 'on' | 'denied'

/** Push messages on this device: their status, and how to switch them on and off. */
export function usePush() {
  const { push } = useClient()
  const state = useStore(push.state)
  const isInBrowser = useInBrowser()
  const change = useMutation({
    mutationFn: (wanted: 'on' | 'off') => (wanted === 'on' ? push.subscribe() : push.unsubscribe()),
  })
  return {
    status: statusOf(isInBrowser && push.isCapable ? state : null),
    isPending: change.isPending,
    /** Whether the member has just answered the browser's question, or changed it here. */
    hasAnswered: change.isSuccess,
    error: change.error,
    switchOn: () => change.mutate('on'),
    switchOff: () => change.mutate('off'),
  }
}

type State = ReturnType<ReturnType<typeof useClient>['push']['state']['get']>

function statusOf(state: State): PushStatus {
  if (state === null) return 'unavailable'
  if (state === 'denied') return 'denied'
  return isPushEnabled(state) ? 'on' : 'off'
}
