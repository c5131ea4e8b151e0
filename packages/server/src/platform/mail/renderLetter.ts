import { locales } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Envelope } from './letter.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'
import { writeLetter } from './writeLetter.ts'

export interface Rendered {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Writes a letter in the member's language and the brand's dress, as HTML and as plain text. */
export function renderLetter(brand: Brand, { locale, letter }: Envelope): Rendered {
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
  }
  return {
    subject: written.subject,
    html: mailHtml(brand, locales[locale], written),
    text: mailText(brand, written),
  }
}
