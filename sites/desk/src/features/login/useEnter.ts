import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApi } from '../../platform/api.ts'
import { type Session, sessionQuery } from '../../platform/session.ts'

/** Takes somebody who has logged in to the page that they came for. */
export function useEnter() {
  const api = useApi()
  const cache = useQueryClient()
  const router = useRouter()
  return async (session: Session) => {
    cache.setQueryData(sessionQuery(api).queryKey, session)
    const { next } = router.state.location.search
    await router.navigate({ to: next ?? '/', replace: true })
  }
}
