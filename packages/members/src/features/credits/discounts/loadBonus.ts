import { type Client, discountQuery } from '@bouquet/client'
import { currentUser } from '../../../platform/session.ts'
import { isMembersArea } from './bonus.rules.ts'

interface LoaderInput {
  readonly context: { readonly client: Client }
  readonly location: { readonly pathname: string }
}

const longestWaitMs = 1_000

/**
 * Route loader: a banner that came after the page had been drawn would push it down. The page does without a
 * discount that cannot be read, and waits a second for one at most.
 */
export async function loadBonus({ context, location }: LoaderInput): Promise<void> {
  const user = await currentUser(context)
  if (!user || user.paid_user || !isMembersArea(location.pathname)) return
  const read = context.client.cache.ensureQueryData(discountQuery(context.client)).catch(() => null)
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}
