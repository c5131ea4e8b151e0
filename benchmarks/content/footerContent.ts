import { browserStorage, type LegalPageName, type Locale } from '@bouquet/contract'
import { localeList } from '@bouquet/i18n'
import { countryName, dialableNumber } from '@bouquet/i18n/format'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { type LanderName, landersOf } from '@bouquet/theme/landers'
import { pathOf } from '../../sites/dating/src/address.ts'
import type { FooterContent, TextLink } from '../landers/react/content.ts'

/** The footer of the start page or a lander of a brand. */
export function footerContent(
  brand: Brand,
  locale: Locale,
  t: Translate,
  current: 'home' | LanderName,
): FooterContent {
  const { company, settings } = brand
  const page = (name: 'home' | LanderName | LegalPageName, text: string): TextLink => ({
    href: pathOf(locale, name),
    text,
    isCurrent: name === current,
  })
  const path = (href: string, text: string): TextLink => ({ href, text, isCurrent: false })
  return {
    about: t('common:footer.about', { brand: brand.name, company: company.name }),
    address: [company.address, `${company.city}, ${countryName(company.country, locale)}`],
    facts: [
      `${t('common:footer.company_number')} ${company.kvk}`,
      `${t('common:footer.vat')} ${company.vat_numbers.join(', ')}`,
    ],
    contact: t('common:footer.contact'),
    email: company.support_email,
    phone: { href: `tel:${dialableNumber(company.support_phone)}`, text: company.support_phone },
    groups: [
      {
        title: t('common:footer.explore'),
        isWide: true,
        links: [
          page('home', t('common:home')),
          ...landersOf(brand.landers).map((name) => page(name, t(`landers:${name}.link`))),
        ],
      },
      {
        title: t('common:footer.help'),
        isWide: false,
        links: [
          page('faq', t('common:footer.faq')),
          page('service', t('common:footer.service')),
          page('safety', t('common:footer.safety')),
          page('reporting', t('common:footer.reporting')),
          path('/complaints?report=service', t('common:footer.report')),
          page('accessibility', t('common:footer.accessibility')),
        ],
      },
      {
        title: t('common:footer.legal'),
        isWide: false,
        links: [
          page('terms', t('common:footer.terms')),
          page('privacy', t('common:footer.privacy')),
          page('cookies', t('common:footer.cookies')),
          page('return-policy', t('common:footer.return_policy')),
          path('/pages/withdraw', t('common:footer.withdraw')),
          page('ban', t('common:footer.ban')),
          page('imprint', t('common:footer.imprint')),
        ],
      },
    ],
    language: t('common:language'),
    languages: localeList.map(({ code, name, tag }) => ({
      code,
      href: pathOf(code, current),
      text: name,
      lang: tag,
      isCurrent: code === locale,
    })),
    cookie: { name: browserStorage.language.name, days: browserStorage.language.lifetime.count },
    disclaimer: [
      t('common:disclaimer.adults', { brand: brand.name, age: settings.min_age }),
      t('common:disclaimer.examples'),
      ...(settings.fictional_profiles
        ? [t('common:disclaimer.fictional', { label: t('attributes:fictional.singular') })]
        : []),
      t('common:disclaimer.promise'),
    ],
  }
}
