import type { Address, MemberProfile } from '@bouquet/contract'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import { usePhotoPaywall } from '../../credits/usePhotoPaywall.tsx'

/** How this viewer can unlock the photos of a member: a visitor follows a link, a member opens a sheet. */
export function usePhotoLock({ id, name }: MemberProfile) {
  const { t } = useTranslation('people')
  const isVisitor = useUser() === null
  const here = useRouterState({ select: ({ location }) => location.href })
  const { open, sheet } = usePhotoPaywall()
  const login: Address = `/login?next=${encodeURIComponent(here)}`
  const way = isVisitor
    ? { href: login }
    : { onPress: () => open({ name, next: `/members/${id}` }) }
  return {
    text: t(isVisitor ? 'locked.visitor' : 'locked.free', { name }),
    actionText: t(isVisitor ? 'locked.visitor_action' : 'locked.free_action'),
    way,
    /** To be rendered once. */
    sheet,
  }
}

export type PhotoLock = ReturnType<typeof usePhotoLock>
