import { hashToken } from '../../../platform/ids.ts'
import { isSameSecret, sealsFor } from '../../../platform/secrets.ts'
import type { ComplaintRow } from '../../../tables/index.ts'

const { fingerprint } = sealsFor('complaint')

/** The key in the mails about a case, which opens it without an account. It is derived and not stored. */
export function caseKey(secret: string, id: string): string {
  return fingerprint(secret, id)
}

/** Whether a key opens a case. The keys of old receipts are random and known by their hash. */
export function isCaseKey(
  secret: string,
  { id, keyHash }: Pick<ComplaintRow, 'id' | 'keyHash'>,
  given: string,
): boolean {
  return isSameSecret(given, caseKey(secret, id)) || isSameSecret(hashToken(given), keyHash)
}
