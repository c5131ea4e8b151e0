import { createContext, use } from 'react'

export const InvitationContext = createContext<(() => void) | null>(null)

/** Offers a visitor an account where they want what needs one, without leaving the page. */
export function useInvitation(): () => void {
  const invite = use(InvitationContext)
  if (!invite) throw new Error('useInvitation needs an InvitationProvider above it')
  return invite
}
