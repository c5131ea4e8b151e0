import type { MemberId } from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { redirect } from '@tanstack/react-router'
import type { AppContext } from '../../../platform/layoutRoutes.ts'
import { currentUser } from '../../../platform/session.ts'
import { saveTracking } from '../../accounts/signup/tracking.ts'

interface Arrival {
  readonly context: Pick<AppContext, 'client'>
  readonly params: { readonly id: MemberId; readonly slug?: string | undefined }
}

/** Leads members to the chat, and keeps where a visitor came from; the slug names the campaign. */
export async function arrive({ context, params: { id, slug } }: Arrival): Promise<void> {
  const user = await currentUser(context)
  if (user?.id === id) throw redirect({ to: '/members/$id', params: { id }, replace: true })
  if (user) throw redirect({ to: '/members/$id/chat', params: { id }, replace: true })
  saveTracking(tabStorage(), window.location.search, slug)
}
