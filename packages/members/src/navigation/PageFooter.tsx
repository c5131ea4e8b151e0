import { companyQuery, useClient } from '@bouquet/client'
import { localeList } from '@bouquet/i18n'
import { countryName } from '@bouquet/i18n/format'
import { Footer } from '@bouquet/ui/Footer'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import { useLocale } from '../language/useLocale.ts'

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
      brand={brand.name}
      groups={[
        {
          id: 'help',
          title: t('footer.help'),
          links: [
            { id: 'faq', label: t('footer.faq'), href: '/pages/faq' },
            { id: 'service', label: t('footer.service'), href: '/pages/service' },
            { id: 'safety', label: t('footer.safety'), href: '/pages/safety' },
            { id: 'reporting', label: t('footer.reporting'), href: '/pages/reporting' },
            { id: 'report', label: t('footer.report'), href: '/complaints?report=service' },
            {
              id: 'accessibility',
              label: t('footer.accessibility'),
              href: '/pages/accessibility',
            },
          ],
        },
        {
          id: 'legal',
          title: t('footer.legal'),
          links: [
            { id: 'terms', label: t('footer.terms'), href: '/pages/terms' },
            { id: 'privacy', label: t('footer.privacy'), href: '/pages/privacy' },
            { id: 'cookies', label: t('footer.cookies'), href: '/pages/cookies' },
            {
              id: 'return-policy',
              label: t('footer.return_policy'),
              href: '/pages/return-policy',
            },
            { id: 'withdraw', label: t('footer.withdraw'), href: '/pages/withdraw' },
            { id: 'ban', label: t('footer.ban'), href: '/pages/ban' },
            { id: 'imprint', label: t('footer.imprint'), href: '/pages/imprint' },
          ],
        },
      ]}
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
      company={[
        t('footer.about', { brand: brand.name, company: company.name }),
        `${company.address}, ${company.city}, ${countryName(company.country, locale)}`,
        `${t('footer.company_number')} ${company.kvk}`,
        `${t('footer.vat')} ${company.vat_numbers.join(', ')}`,
      ]}
      contact={
        <>
          <a href={`mailto:${company.support_email}`}>{company.support_email}</a>
          <a href={`tel:${company.support_phone.replaceAll(/[-\s]/g, '')}`}>
            {company.support_phone}
          </a>
        </>
      }
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
