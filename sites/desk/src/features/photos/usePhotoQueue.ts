import { useApi } from '../../platform/api.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { queuePageSize, useQueue } from '../queues/useQueue.ts'

/** The photos that wait for approval, the oldest first. */
export function usePhotoQueue() {
  const api = useApi()
  const { brand } = useSettings()
  return useQueue({
    of: ['photos', brand ?? null],
    load: (after) =>
      api.request('photos', {
        query: { limit: queuePageSize, ...(brand && { brand }), ...(after && { after }) },
      }),
    nameOf: ({ photo }) => `photo:${photo}`,
  })
}

export type WaitingPhoto = Extract<
  ReturnType<typeof usePhotoQueue>['shown'],
  { readonly kind: 'item' }
>['item']
