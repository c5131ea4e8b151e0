import { type Address, isAddress, type LegalPageName, legalPages } from '@bouquet/contract'
import type { Translate } from './createI18n.ts'

/** A page of an operator's own. */
export interface FooterPage {
  /** Last part of its address. */
  readonly token: string
  readonly title: string
  /** Language tag of its text. */
  readonly lang: string
}

export interface FooterLink {
  readonly id: string
  readonly label: string
  /** Without a language. */
  readonly href: Address
  /** Language tag of the label, when it may be another than that of the page. */
  readonly lang?: string
}

export interface FooterGroup {
  readonly id: 'help' | 'legal'
  readonly title: string
  readonly links: readonly FooterLink[]
}

/**
 * The help and legal links of all footers. A page of the operator's own replaces the built-in page with the same
 * name; others follow the help pages.
 */
export function footerGroups(
  t: Translate,
  ownPages: readonly FooterPage[],
): readonly FooterGroup[] {
  const ownLink = ({ token, title, lang }: FooterPage): FooterLink => ({
    id: token,
    label: title,
    href: ownAddress(token),
    lang,
  })
  const page = (name: LegalPageName, label: string): FooterLink => {
    const own = ownPages.find(({ token }) => token === name)
    return own ? ownLink(own) : { id: name, label, href: `/pages/${name}` }
  }
  const isFurther = ({ token }: FooterPage) => !legalPages.some((name) => name === token)
  return [
    {
      id: 'help',
      title: t('common:footer.help'),
      links: [
        page('faq', t('common:footer.faq')),
        page('service', t('common:footer.service')),
        page('safety', t('common:footer.safety')),
        page('reporting', t('common:footer.reporting')),
        { id: 'report', label: t('common:footer.report'), href: '/complaints?report=service' },
        page('accessibility', t('common:footer.accessibility')),
        ...ownPages.filter(isFurther).map(ownLink),
      ],
    },
    {
      id: 'legal',
      title: t('common:footer.legal'),
      links: [
        page('terms', t('common:footer.terms')),
        page('privacy', t('common:footer.privacy')),
        page('cookies', t('common:footer.cookies')),
        page('return-policy', t('common:footer.return_policy')),
        { id: 'withdraw', label: t('common:footer.withdraw'), href: '/pages/withdraw' },
        page('ban', t('common:footer.ban')),
        page('imprint', t('common:footer.imprint')),
      ],
    },
  ]
}

/** @throws RangeError for a token that is not a single part of a path; no build accepts one */
function ownAddress(token: string): Address {
  const address = `/pages/${token}`
  if (isAddress(address)) return address
  throw new RangeError(`“${token}” cannot be the name of a page.`)
}
