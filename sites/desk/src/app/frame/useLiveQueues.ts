import type { StaffRole } from '@bouquet/contract'
import { staffStreams } from '@bouquet/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queueKey } from '../../platform/queueKey.ts'
import { mayUse } from '../../platform/session.ts'

/**
 * Asks for the queues again as soon as one has changed. The browser opens a broken stream again by itself; while there
 * is none, the queues are asked for now and then.
 */
export function useLiveQueues(role: StaffRole | undefined): void {
  const cache = useQueryClient()
  const isOpen = role !== undefined && mayUse(role, 'moderator')
  useEffect(() => {
    if (!isOpen) return
    const source = new EventSource(staffStreams.events)
    const refresh = () => void cache.invalidateQueries({ queryKey: queueKey })
    // What changed before the stream was open is not told.
    source.addEventListener('open', refresh)
    source.addEventListener('queues', refresh)
    return () => source.close()
  }, [cache, isOpen])
}
