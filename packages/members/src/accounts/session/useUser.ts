import { logoutMutation, useClient, userQuery } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** The logged-in member; null for a visitor and while loading. */
export const useUser = (): User | null => useQuery(userQuery(useClient())).data ?? null

/**
 * The logged-in member on a screen for members only. When the session ends, returns the last member until
 * the page has changed.
 */
export function useMember(): User {
  const user = useUser()
  const last = useRef(user)
  if (user) last.current = user
  if (!last.current) throw new Error('This screen is for members')
  return last.current
}

/** Ends the session and goes to the login. */
export function useLogout(): () => void {
  const client = useClient()
  const router = useRouter()
  const logout = useMutation(logoutMutation(client))
  return () => logout.mutate(undefined, { onSuccess: () => void router.navigate({ to: '/login' }) })
}
