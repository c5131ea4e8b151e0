import { useApi } from '../../platform/api.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { queuePageSize, useQueue } from '../queues/useQueue.ts'

/** Reports that wait for a first decision, or for a second one after an appeal. */
export type OpenState = 'received' | 'appealed'

/** The cases of one state, the oldest first. */
export function useComplaintQueue(state: OpenState) {
  const api = useApi()
  const { brand } = useSettings()
  const queue = useQueue({
    of: ['complaints', state, brand ?? null],
    load: async (after) => {
      const { items, ...page } = await api.request('complaints', {
        query: { state, limit: queuePageSize, ...(brand && { brand }), ...(after && { after }) },
      })
      return { ...page, items: items.map((item) => ({ ...item, created: item.received_at })) }
    },
    nameOf: ({ id }) => `complaint:${id}`,
  })
  return queue
}

export type OpenComplaint = Extract<
  ReturnType<typeof useComplaintQueue>['shown'],
  { readonly kind: 'item' }
>['item']
