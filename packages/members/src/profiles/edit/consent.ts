import { type Attributes, type ProfileUpdate, withoutSensitive } from '@bouquet/contract'

/** The consent in a form with sensitive fields, when it was changed there. */
export type ConsentInput = Pick<ProfileUpdate, 'sensitive_data'>

/** The update to send; removes sensitive values when the consent was withdrawn. */
export const withConsentChange = <Change extends Partial<Attributes> & ConsentInput>(
  known: Attributes,
  change: Change,
): ProfileUpdate =>
  change.sensitive_data === false
    ? { ...change, ...withoutSensitive({ ...known, ...change }) }
    : change
