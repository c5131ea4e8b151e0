import { consentsQuery, useClient } from '@bouquet/client'
import { type Attributes, type ProfileUpdate, withoutSensitive } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'

/** The consent in a form with sensitive fields, when it was changed there. */
export type ConsentInput = Pick<ProfileUpdate, 'sensitive_data'>

/** The update to send; removes sensitive values when the consent was withdrawn. */
export function withConsentChange<Change extends Partial<Attributes> & ConsentInput>(
  known: Attributes,
  change: Change,
): ProfileUpdate {
  return change.sensitive_data === false
    ? { ...change, ...withoutSensitive({ ...known, ...change }) }
    : change
}

/** Whether the member consented to data about sex life and orientation; false while loading. */
export function useSensitiveConsent(): boolean {
  const { data } = useQuery(consentsQuery(useClient()))
  return data?.find(({ kind }) => kind === 'sensitive_data')?.given ?? false
}
