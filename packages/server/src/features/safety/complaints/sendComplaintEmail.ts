import { caseNumber } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { mailedLink } from '../../../platform/mail/mailedLink.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import type { ComplaintRow } from '../../../tables/index.ts'
import { caseKey } from './caseKey.ts'

type ComplaintEmail =
  | { readonly kind: 'complaint' }
  | { readonly kind: 'complaint_upheld' | 'complaint_rejected'; readonly reasons: string }

/**
 * Mails the complainant, if they left an address. The link opens the case by its key.
 */
export async function sendComplaintEmail(
  tx: Db,
  { brands, config, mail, secret }: Services,
  { complaint, email }: { readonly complaint: ComplaintRow; readonly email: ComplaintEmail },
): Promise<void> {
  const brand = brands.byId(complaint.brand)
  if (complaint.email === null || !brand) return
  const number = caseNumber(complaint)
  const key = caseKey(secret, complaint.id)
  const link = mailedLink(
    originOf(config, brand),
    email.kind,
    `${new URLSearchParams({ number, key })}`,
  )
  const common = { name: '', link, number }
  await mail.send(tx, {
    brand: complaint.brand,
    to: complaint.email,
    locale: complaint.locale,
    email:
      email.kind === 'complaint'
        ? { kind: 'complaint', ...common }
        : { kind: email.kind, reasons: email.reasons, ...common },
  })
}
