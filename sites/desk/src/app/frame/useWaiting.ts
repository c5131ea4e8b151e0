import type { StaffRole } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.ts'
import { queueKey } from '../../platform/queueKey.ts'
import { mayUse } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'

/** How often the figures of the navigation are asked for where no event says that they have changed. */
const everyMs = 30_000

/** How much waits in each queue, for those who work in them; undefined for others and until it is known. */
export function useWaiting(role: StaffRole | undefined) {
  const api = useApi()
  const { brand } = useSettings()
  return useQuery({
    queryKey: [...queueKey, 'counts', brand ?? null],
    queryFn: () => api.request('queues', { query: brand === undefined ? {} : { brand } }),
    enabled: role !== undefined && mayUse(role, 'moderator'),
    refetchInterval: everyMs,
  }).data
}
