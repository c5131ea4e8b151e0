import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { grid } from './people.css.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of people who are on their way. */
export function PeopleLoading() {
  const { t } = useTranslation('people')
  return (
    <Loading label={t('loading')} className={grid}>
      {places.map((place) => (
        <Skeleton key={place} variant="card" />
      ))}
    </Loading>
  )
}
