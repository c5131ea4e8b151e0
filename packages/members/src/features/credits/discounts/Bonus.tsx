import { useLocation } from '@tanstack/react-router'
import { useUser } from '../../../platform/session.ts'
import { isMembersArea } from './bonus.rules.ts'
import { DiscountNotices } from './DiscountNotices.tsx'

/** Shows a discount to members who have never paid. */
export function Bonus() {
  const user = useUser()
  const { pathname } = useLocation()
  if (!user || user.paid_user || !isMembersArea(pathname)) return null
  return <DiscountNotices user={user} path={pathname} />
}
