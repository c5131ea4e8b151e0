import type { Locale } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Services } from '../http/Services.ts'
import { originOf } from '../tenant/Brands.ts'
import type { Email, Envelope } from './email.ts'
import { mailKinds } from './mailKinds.ts'
import { acceptsMail } from './mailRules.rules.ts'
import { findRecipient } from './recipient.store.ts'
import { renderEmail } from './renderEmail.ts'

/** A mail whose link is not made yet; `to` is null when nobody would get it. */
export interface EmailDraft extends Pick<Envelope, 'brand' | 'locale'> {
  readonly to: string | null
  emailWith(link: string): Email
}

export interface EmailPreview {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: Locale
  /** Whether the mail would go out. */
  readonly is_mailed: boolean
}

/** Renders a mail as it would be sent. All its links are the brand's front page, so that nothing can be opened or changed by them. */
export async function previewEmail(
  { config, db }: Pick<Services, 'config' | 'db'>,
  brand: Brand,
  { to, locale, emailWith }: EmailDraft,
): Promise<EmailPreview> {
  const link = `${originOf(config, brand)}/#`
  const email = emailWith(link)
  const recipient = to === null ? undefined : await findRecipient(db, { brand: brand.id, to })
  const scope = mailKinds[email.kind].rule.category ?? 'all'
  const { subject, text, html } = renderEmail(
    brand,
    { locale, email },
    recipient && { scope, link },
  )
  return {
    subject,
    text,
    html,
    locale,
    is_mailed: to !== null && acceptsMail(email.kind, recipient),
  }
}
