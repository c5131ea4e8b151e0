import { useLocation } from '@tanstack/react-router'
import { useUser } from '../../../platform/session.ts'
import { BonusNotices } from './BonusNotices.tsx'
import { isMembersArea } from './bonus.rules.ts'

/** Shows a discount to members who have never paid. */
export function Bonus() {
  const user = useUser()
  const { pathname } = useLocation()
  if (!user || user.paid_user || !isMembersArea(pathname)) return null
  return <BonusNotices user={user} path={pathname} />
}
