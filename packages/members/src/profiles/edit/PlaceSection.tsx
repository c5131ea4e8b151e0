import type { User } from '@bouquet/contract'
import { countryName } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../language/useLocale.ts'
import { PlaceFields, placeOf } from '../../places/PlaceFields.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function PlaceSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const place = placeOf(user)
  const words = [place.city, place.region, countryName(place.country, locale)]
  return (
    <ProfileSection
      title={t('profile.place')}
      value={place}
      view={<p>{[...new Set(words.filter((word) => word))].join(', ')}</p>}
      fields={(value, onChange) => <PlaceFields value={value} onChange={onChange} />}
    />
  )
}
