import { blocksQuery, useClient } from '@bouquet/client'
import type { Blocks } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../platform/session.ts'

type Blocked = Blocks['blocked'][number]

/**
 * The member with this id if the reader has blocked them, else null; read only when `isWanted`. Once found, a member
 * is returned until the screen changes: after an undo, the list arrives before the profile.
 */
export function useBlocked(id: string, isWanted: boolean): Blocked | 'loading' | null {
  const isMember = useUser() !== null
  const isEnabled = isWanted && isMember
  const blocks = useQuery({ ...blocksQuery(useClient()), enabled: isEnabled })
  const [last, setLast] = useState<Blocked | null>(null)
  if (!isEnabled) return null
  const found = blocks.data?.find((each) => each.id === id) ?? last
  if (found !== last) setLast(found)
  return found ?? (blocks.isPending ? 'loading' : null)
}
