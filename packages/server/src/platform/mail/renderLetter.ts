import { locales } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Envelope } from './letter.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'
import type { Stop } from './stop.ts'
import { writeLetter } from './writeLetter.ts'

export interface Rendered {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Writes a letter in the member's language and the brand's dress, as HTML and as plain text. With a stop it
 * can be unsubscribed from by one click, in the mail and by the mail program (RFC 8058).
 */
export function renderLetter(brand: Brand, { locale, letter }: Envelope, stop?: Stop): Rendered {
  const t = translator(locale)
  const written = {
    ...writeLetter(t, brand, locale, letter),
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
