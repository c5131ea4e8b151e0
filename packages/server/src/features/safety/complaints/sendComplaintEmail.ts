import { caseNumber } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { mailedLink } from '../../../platform/mail/mailedLink.ts'
import type { EmailDraft } from '../../../platform/mail/previewEmail.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import type { ComplaintRow } from '../../../tables/index.ts'
import { caseKey } from './caseKey.ts'

type ComplaintEmail =
  | { readonly kind: 'complaint' }
  | {
      readonly kind: 'complaint_upheld' | 'complaint_rejected'
      readonly reasons: string
      readonly after_appeal: boolean
    }

/** The mail about a case, in the language of whoever complained. */
export function draftComplaintEmail(complaint: ComplaintRow, email: ComplaintEmail): EmailDraft {
  return {
    brand: complaint.brand,
    to: complaint.email,
    locale: complaint.locale,
    emailWith: (link) => ({ ...email, name: '', link, number: caseNumber(complaint) }),
  }
}

/**
 * Mails the complainant, if they left an address. The link opens the case by its key.
 */
export async function sendComplaintEmail(
  tx: Db,
  { brands, config, mail, secret }: Services,
  { complaint, email }: { readonly complaint: ComplaintRow; readonly email: ComplaintEmail },
): Promise<void> {
  const brand = brands.byId(complaint.brand)
  const { to, emailWith, ...envelope } = draftComplaintEmail(complaint, email)
  if (to === null || !brand) return
  const reference = { number: caseNumber(complaint), key: caseKey(secret, complaint.id) }
  const link = mailedLink(originOf(config, brand), email.kind, `${new URLSearchParams(reference)}`)
  await mail.send(tx, { ...envelope, to, email: emailWith(link) })
}
