import { type Client, userQuery } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { redirect } from '@tanstack/react-router'

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
