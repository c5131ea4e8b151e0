import { type Client, logoutMutation, useClient, userQuery } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { redirect, useRouter } from '@tanstack/react-router'
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

interface GuardInput {
  readonly context: { readonly client: Client }
  readonly location: { readonly href: string }
}

const currentUser = ({ client }: GuardInput['context']) =>
  client.cache.ensureQueryData(userQuery(client))

/** Redirects visitors to the login, which returns here. */
export async function membersOnly({ context, location }: GuardInput): Promise<{ user: User }> {
  const user = await currentUser(context)
  if (!user) throw redirect({ to: '/login', search: { next: location.href } })
  return { user }
}

/** Redirects members to the search. */
export async function visitorsOnly({ context }: GuardInput): Promise<void> {
  if (await currentUser(context)) throw redirect({ to: '/members' })
}

/** Loads the member before the screen renders. */
export async function loadUser({ context }: GuardInput): Promise<void> {
  await currentUser(context)
}
