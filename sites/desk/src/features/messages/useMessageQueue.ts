import { useApi } from '../../platform/api.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { queuePageSize, useQueue } from '../queues/useQueue.ts'

/** The messages that a check holds back, the oldest first. */
export function useMessageQueue() {
  const api = useApi()
  const { brand } = useSettings()
  return useQueue({
    of: ['messages', brand ?? null],
    load: (after) =>
      api.request('messages', {
        query: { limit: queuePageSize, ...(brand && { brand }), ...(after && { after }) },
      }),
    nameOf: ({ message }) => `message:${message}`,
  })
}

export type HeldMessage = Extract<
  ReturnType<typeof useMessageQueue>['shown'],
  { readonly kind: 'item' }
>['item']
