import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { packages } from './credits.css.ts'

const places = ['a', 'b', 'c', 'd']

/** Skeleton of the packages. */
export function OfferLoading() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('offer.loading')} className={packages}>
      {places.map((place) => (
        <Skeleton key={place} variant="block" />
      ))}
    </Loading>
  )
}
