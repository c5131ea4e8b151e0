import { type Locale, nicheNumbers, type Settings } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { regionsByCountry } from '../places/index.ts'
import { offeredInterests } from './attributes.ts'

type BrandSettings = Omit<Settings, 'geoip_country' | 'geoip_selected_country' | 'signups'>

/** A brand's settings for a page, with texts in one language. */
export function presentSettings({ brand, config, push }: Ctx, locale: Locale): BrandSettings {
  const t = translator(locale)
  const copy = brand.copy[locale]
  return {
    ...brand.settings,
    name: brand.name,
    index_title: copy?.title ?? t(`niche:${brand.niche}.title`, { brand: brand.name }),
    description: copy?.description ?? t(`niche:${brand.niche}.description`, { brand: brand.name }),
    domain: brand.domains[0] ?? `${brand.id}.localhost`,
    domain_language: brand.domainLanguage,
    niche: nicheNumbers[brand.niche],
    company_id: brand.company.id,
    mail_name: brand.mailName,
    support_email: brand.company.support_email,
    support_phone: brand.company.support_phone,
    fictional_warning: t('attributes:fictional.warning'),
    fictional_singular: t('attributes:fictional.singular'),
    fictional_plural: t('attributes:fictional.plural'),
    fictional_icon: fictionalIcon,
    interests: offeredInterests(brand.niche),
    region_data: regionsByCountry(brand.settings.countries),
    cdn_prefix: '',
    push_public_key: push.publicKey,
    demo: config.demo,
  }
}

/** Name of the icon that marks fictional profiles, for every brand. */
export const fictionalIcon = 'mask'
