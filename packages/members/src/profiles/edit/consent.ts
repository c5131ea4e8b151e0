import { type Attributes, type ProfileUpdate, withoutSensitive } from '@bouquet/contract'

/** Of a form with sensitive fields: the consent, when it was given or taken back there. */
export type Consenting = Pick<ProfileUpdate, 'sensitive_data'>

/** What is sent of a form: with the consent taken back, what rested on it is left out, as was said. */
export const consented = <Change extends Partial<Attributes> & Consenting>(
  known: Attributes,
  change: Change,
): ProfileUpdate =>
  change.sensitive_data === false
    ? { ...change, ...withoutSensitive({ ...known, ...change }) }
    : change
