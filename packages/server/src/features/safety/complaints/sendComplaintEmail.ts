import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import type { ComplaintRow } from '../../../tables/index.ts'
import { caseNumber } from './presentComplaint.ts'

type ComplaintEmail =
  | { readonly kind: 'complaint'; readonly key: string }
  | { readonly kind: 'complaint_upheld' | 'complaint_rejected'; readonly reasons: string }

/**
 * Mails the complainant, if they left an address. The link in the receipt opens the case by its
 * key.
 */
export async function sendComplaintEmail(
  tx: Db,
  { brands, config, mail }: Services,
  { complaint, email }: { readonly complaint: ComplaintRow; readonly email: ComplaintEmail },
): Promise<void> {
  const brand = brands.byId(complaint.brand)
  if (complaint.email === null || !brand) return
  const number = caseNumber(complaint)
  const key = email.kind === 'complaint' ? { key: email.key } : {}
  const link = `${originOf(config, brand)}/complaints?${new URLSearchParams({ number, ...key })}`
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
