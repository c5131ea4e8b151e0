import { type Unsent, useClient, useStore } from '@bouquet/client'
import { useMemo } from 'react'

/** The messages to one person that have not arrived, in the order in which they leave. */
export function useUnsent(profile: string): readonly Unsent[] {
  const all = useStore(useClient().outbox)
  return useMemo(() => all.filter((message) => message.profile === profile), [all, profile])
}
