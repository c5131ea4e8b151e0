import { type Client, discountQuery } from '@bouquet/client'
import { useLocation } from '@tanstack/react-router'
import { currentUser, useUser } from '../../accounts/session.ts'
import { BonusNotices } from './BonusNotices.tsx'
import { isMembersArea } from './bonus.rules.ts'

/** Shows a discount to members who have never paid. */
export function Bonus() {
  const user = useUser()
  const { pathname } = useLocation()
  if (!user || user.paid_user || !isMembersArea(pathname)) return null
  return <BonusNotices user={user} path={pathname} />
}

interface LoaderInput {
  readonly context: { readonly client: Client }
  readonly location: { readonly pathname: string }
}

/** Route loader: a banner that came after the page had been drawn would push it down. */
export async function loadBonus({ context, location }: LoaderInput): Promise<void> {
  const user = await currentUser(context)
  if (!user || user.paid_user || !isMembersArea(location.pathname)) return
  // The page does without a discount that cannot be read.
  await context.client.cache.ensureQueryData(discountQuery(context.client)).catch(() => null)
}
