import { likesQuery, openLikeMutation, useClient } from '@bouquet/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../accounts/session/useUser.ts'

/** Looking at somebody's page opens the like that they gave, so that it is no longer new. */
export function useOpenedLike(id: string): void {
  const client = useClient()
  const isMember = useUser() !== null
  const received = useQuery({ ...likesQuery(client), enabled: isMember }).data?.liked_by
  const { mutate } = useMutation(openLikeMutation(client))
  const isNew = received?.some((by) => by.id === id && by.like_new) ?? false
  useEffect(() => {
    if (isNew) mutate(id)
  }, [isNew, id, mutate])
}
