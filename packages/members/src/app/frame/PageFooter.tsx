import { companyQuery, useClient } from '@bouquet/client'
import { localeList } from '@bouquet/i18n'
import { footerGroups } from '@bouquet/i18n/footer'
import { countryName, dialableNumber } from '@bouquet/i18n/format'
import { Footer } from '@bouquet/ui/Footer'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'

/** Help and legal pages, the company, the languages. */
export function PageFooter() {
  const { t } = useTranslation('common')
  const { brand } = useRouteContext({ from: '__root__' })
  const locale = useLocale()
  const settings = useSettings()
  const company = useQuery(companyQuery(useClient())).data
  if (!company || !settings) return null
  return (
    <Footer
      groups={footerGroups(t, brand.pages)}
      languages={{
        id: 'languages',
        title: t('language'),
        links: localeList.map(({ code, name, tag }) => ({
          id: code,
          label: name,
          lang: tag,
          href: `/lang-config?to=${code}`,
          isCurrent: code === locale,
        })),
      }}
      company={{
        about: t('footer.about', { brand: brand.name, company: company.name }),
        address: [company.address, `${company.city}, ${countryName(company.country, locale)}`],
        numbers: [
          `${t('footer.company_number')} ${company.kvk}`,
          `${t('footer.vat')} ${company.vat_numbers.join(', ')}`,
        ],
      }}
      contact={{
        title: t('footer.contact'),
        links: [
          { href: `mailto:${company.support_email}`, label: company.support_email },
          { href: `tel:${dialableNumber(company.support_phone)}`, label: company.support_phone },
        ],
      }}
      notice={<Disclaimer />}
    />
  )
}

/** Age limit, fictional profiles and the brand's promise. */
function Disclaimer() {
  const { t } = useTranslation('common')
  const { brand } = useRouteContext({ from: '__root__' })
  const settings = useSettings()
  if (!settings) return null
  return (
    <>
      <p>{t('disclaimer.adults', { brand: brand.name, age: settings.min_age })}</p>
      {settings.fictional_profiles ? (
        <p>{t('disclaimer.fictional', { label: settings.fictional_singular })}</p>
      ) : null}
      <p>{t('disclaimer.promise')}</p>
    </>
  )
}
