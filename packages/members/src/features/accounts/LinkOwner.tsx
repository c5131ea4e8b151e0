import { linkOwnerQuery, useClient } from '@bouquet/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OtherAccount } from '../../platform/screens/OtherAccount.tsx'
import { useUser } from '../../platform/session.ts'

interface LinkOwnerProps {
  /** Token of the mailed link. */
  readonly token: string
}

/** Tells a member who opens a mailed link that it is about another account. */
export function LinkOwner({ token }: LinkOwnerProps) {
  const user = useUser()
  // Decided by the first render: what the page does may log somebody in.
  const [isMember] = useState(user !== null)
  const owner = useQuery({ ...linkOwnerQuery(useClient(), token), enabled: isMember })
  return owner.data?.is_other ? <OtherAccount /> : null
}
