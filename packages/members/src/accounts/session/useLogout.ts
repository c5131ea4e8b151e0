import { logoutMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** Ends the session and goes to the login. */
export function useLogout(): () => void {
  const client = useClient()
  const router = useRouter()
  const logout = useMutation(logoutMutation(client))
  return () => logout.mutate(undefined, { onSuccess: () => void router.navigate({ to: '/login' }) })
}
