import {
  likeMutation,
  likesQuery,
  openLikeMutation,
  unlikeMutation,
  useClient,
} from '@bouquet/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useInvitation } from '../../platform/invitation.ts'
import { useUser } from '../../platform/session.ts'
import type { Notify } from '../../platform/toasts/useNotifications.tsx'
import { type MatchedPerson, useShowMatch } from './match/showMatch.ts'

export interface LikeControl {
  readonly isLiked: boolean
  readonly label: string
  /** Offers a visitor an account. */
  toggle(): void
}

/** The like button of one person. A mutual like opens the window for a match. Updates at once; reverts with a notice when the server refuses. */
export function useLike(person: MatchedPerson, notify: Notify): LikeControl {
  const { id, name } = person
  const { t } = useTranslation('people')
  const invite = useInvitation()
  const client = useClient()
  const isMember = useUser() !== null
  const errorText = useErrorText()
  const showMatch = useShowMatch()
  const given = useQuery({ ...likesQuery(client), enabled: isMember }).data?.profiles
  const like = useMutation(likeMutation(client))
  const unlike = useMutation(unlikeMutation(client))

  const isKnown = given?.some((liked) => liked.id === id) ?? false
  const isLiked = like.isPending || (isKnown && !unlike.isPending)
  const refused = (error: unknown) => notify({ description: errorText(error), tone: 'danger' })

  function toggle() {
    if (!isMember) return invite()
    if (isLiked) return unlike.mutate(id, { onError: refused })
    like.mutate(id, {
      onError: refused,
      onSuccess: ({ match }) => {
        if (match) showMatch(person)
      },
    })
  }
  return { isLiked, label: t(isLiked ? 'like.remove' : 'like.give', { name }), toggle }
}

/** Marks a received like as seen when the member's profile is shown. */
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
