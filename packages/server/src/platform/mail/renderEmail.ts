import { locales } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Envelope } from './email.ts'
import { mailHtml, mailText } from './emailBody.ts'
import type { UnsubscribeLink } from './unsubscribeLink.ts'
import { writeEmail } from './writeEmail.ts'

export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Renders an email in the member's language and the brand's style, as HTML and plain text. With an unsubscribe
 * link it supports one-click unsubscribing, in the text and by the mail program (RFC 8058).
 */
export function renderEmail(
  brand: Brand,
  { locale, email }: Pick<Envelope, 'locale' | 'email'>,
  stop?: UnsubscribeLink,
): RenderedEmail {
  const t = translator(locale)
  const written = {
    ...writeEmail(t, brand, locale, email),
    fallback: t('mail:link_fallback'),
    signature: t('mail:signature', { brand: brand.name }),
    imprint: [
      t('mail:sent_by', { brand: brand.name, company: brand.company.name }),
      `${brand.company.address}, ${brand.company.city}`,
      brand.company.support_email,
    ],
    ...(stop && {
      stop: { text: t(stop.scope === 'all' ? 'mail:stop.all' : 'mail:stop.one'), link: stop.link },
    }),
  }
  return {
    subject: written.subject,
    html: mailHtml(brand, locales[locale], written),
    text: mailText(brand, written),
    headers: stop
      ? {
          'List-Unsubscribe': `<${stop.link}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  }
}
