import { swipeGameQuery, swipeMutation, undoSwipeMutation, useClient } from '@bouquet/client'
import type { SwipeGame } from '@bouquet/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import type { Notify } from '../../../platform/toasts/useNotifications.tsx'
import { useShowMatch } from '../match/showMatch.ts'

/** Decisions of the swipe game; the day's likes renew by themselves when the day ends. */
export function useSwipe(game: SwipeGame | undefined, notify: Notify) {
  const client = useClient()
  const errorText = useErrorText()
  const showMatch = useShowMatch()
  const swipe = useMutation(swipeMutation(client))
  const undo = useMutation(undoSwipeMutation(client))
  const refused = (error: unknown) => notify({ description: errorText(error), tone: 'danger' })
  useRenewedLikes(game?.resets_at)

  return {
    isPending: swipe.isPending || undo.isPending,
    undo: () => undo.mutate(undefined, { onError: refused }),
    decide(id: string, decision: 'like' | 'skip') {
      const person = game?.profiles.find((each) => each.id === id)
      swipe.mutate(
        { profile: id, decision },
        {
          onError: refused,
          onSuccess: ({ match }) => {
            if (match && decision === 'like' && person) showMatch(person)
          },
        },
      )
    },
  }
}

/** Loads the game again when the member's day ends, by the server's clock. */
function useRenewedLikes(resetsAt: string | undefined) {
  const client = useClient()
  useEffect(() => {
    if (resetsAt === undefined) return
    const waitMs = Math.max(0, Date.parse(resetsAt) - client.clock.now())
    const { queryKey } = swipeGameQuery(client)
    const timer = setTimeout(() => void client.cache.invalidateQueries({ queryKey }), waitMs + 500)
    return () => clearTimeout(timer)
  }, [resetsAt, client])
}
