import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { originOf } from '../../../platform/tenant/originOf.ts'
import type { ComplaintRow } from '../../../tables/index.ts'
import { caseNumber } from './caseNumber.ts'

type ComplaintEmail =
  | { readonly kind: 'complaint'; readonly key: string }
  | { readonly kind: 'complaint_upheld' | 'complaint_rejected'; readonly reasons: string }

/**
 * Mails the complainant, if they left an address. The link in the receipt opens the case by its
 * key.
 */
export async function sendComplaintEmail(
  { brands, config, mail }: Services,
  tx: Db,
  row: ComplaintRow,
  letter: ComplaintEmail,
): Promise<void> {
  const brand = brands.byId(row.brand)
  if (row.email === null || !brand) return
  const number = caseNumber(row)
  const key = letter.kind === 'complaint' ? { key: letter.key } : {}
  const link = `${originOf(config, brand)}/complaints?${new URLSearchParams({ number, ...key })}`
  const common = { name: '', link, number }
  await mail.send(tx, {
    brand: row.brand,
    to: row.email,
    locale: row.locale,
    email:
      letter.kind === 'complaint'
        ? { kind: 'complaint', ...common }
        : { kind: letter.kind, reasons: letter.reasons, ...common },
  })
}
