import { useClient, userQuery } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'

/** The logged-in member; null for a visitor, and until it is known. */
export const useUser = (): User | null => useQuery(userQuery(useClient())).data ?? null

/** The logged-in member on a screen that only members reach. */
export function useMember(): User {
  const user = useUser()
  if (!user) throw new Error('This screen is for members')
  return user
}
