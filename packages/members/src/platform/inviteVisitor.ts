import { createContext, use } from 'react'

export const InviteVisitor = createContext<(() => void) | null>(null)

/** Offers a visitor an account where they want what needs one, without leaving the page. */
export function useInviteVisitor(): () => void {
  const invite = use(InviteVisitor)
  if (!invite) throw new Error('useInviteVisitor needs an InvitationProvider above it')
  return invite
}
