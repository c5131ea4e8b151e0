import { type Client, logoutMutation, useClient, userQuery } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { redirect, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { isMembersPath } from './navigation/paths.ts'

/** The logged-in member; null for a visitor and while loading. */
export function useUser(): User | null {
  return useQuery(userQuery(useClient())).data ?? null
}

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

/** The logged-in member, loaded when it is not known yet. */
export function currentUser({ client }: GuardInput['context']) {
  return client.cache.ensureQueryData(userQuery(client))
}

/** Redirects visitors to the login, which returns here. */
export async function membersOnly({ context, location }: GuardInput): Promise<{ user: User }> {
  const user = await currentUser(context)
  if (!user) throw redirect({ to: '/login', search: { next: location.href } })
  return { user }
}

/**
 * Whether a signup stopped before its questions were answered or skipped. The confirmation waits for a mail, and push
 * messages belong to a device.
 */
export function isSignupUnfinished({ signup_steps }: Pick<User, 'signup_steps'>): boolean {
  return signup_steps.some((step) => step !== 'push' && step !== 'confirm')
}

/** Where a login leads without a page to return to: to the rest of an unfinished signup, otherwise to the search. */
export function startPath(user: Pick<User, 'signup_steps'>): '/signup' | '/members' {
  return isSignupUnfinished(user) ? '/signup' : '/members'
}

interface VisitorGuardInput extends Pick<GuardInput, 'context'> {
  /** A checked path of this site. */
  readonly next: string | undefined
}

/** Redirects members to where the login would lead. */
export async function visitorsOnly({ context, next }: VisitorGuardInput): Promise<void> {
  const user = await currentUser(context)
  if (!user) return
  if (next !== undefined && !isMembersPath(next)) {
    location.replace(next)
    await new Promise(() => {})
  }
  throw next === undefined ? redirect({ to: startPath(user) }) : redirect({ to: '.', href: next })
}

/** Loads the member before the screen renders. */
export async function loadUser({ context }: GuardInput): Promise<void> {
  await currentUser(context)
}
