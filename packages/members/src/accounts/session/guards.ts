import { type Client, userQuery } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { redirect } from '@tanstack/react-router'

interface Guarded {
  readonly context: { readonly client: Client }
  readonly location: { readonly href: string }
}

const currentUser = ({ client }: Guarded['context']) =>
  client.cache.ensureQueryData(userQuery(client))

/** Members only; a visitor logs in first and then comes back here. */
export async function membersOnly({ context, location }: Guarded): Promise<{ user: User }> {
  const user = await currentUser(context)
  if (!user) throw redirect({ to: '/login', search: { next: location.href } })
  return { user }
}

/** Visitors only; a member goes to the people. */
export async function visitorsOnly({ context }: Guarded): Promise<void> {
  if (await currentUser(context)) throw redirect({ to: '/members' })
}

/** Anybody, but it is known who before the screen is drawn. */
export async function anybody({ context }: Guarded): Promise<void> {
  await currentUser(context)
}
