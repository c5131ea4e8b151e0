import { consentsQuery, useClient } from '@bouquet/client'
import { useQuery } from '@tanstack/react-query'

/** Whether the member has agreed to what tells of sex life and orientation; no until it is known. */
export function useSensitiveConsent(): boolean {
  const { data } = useQuery(consentsQuery(useClient()))
  return data?.find(({ kind }) => kind === 'sensitive_data')?.given ?? false
}
