import type { SearchFiltersProps } from '@bouquet/ui/SearchFilters'
import { Skeleton } from '@bouquet/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../platform/parts/loadPart.ts'
import { useUser } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { useFactTexts } from '../profiles/edit/facts.ts'
import { useInterestNames } from '../profiles/edit/useInterestOptions.ts'
import { LockedFilters } from './LockedFilters.tsx'
import { type PremiumFilter, premiumFilters, searchFieldOf } from './searchParams.ts'

const TownField = lazy(async () => {
  const { TownField } = await loadPart(() => import('../places/TownField.tsx'))
  return { default: TownField }
})

type FurtherFields = NonNullable<SearchFiltersProps['further']>

/** The brand's further search fields, or, where they are locked, their names and the reason. */
export function useFurtherFields(country: string | null, mayUse: boolean): FurtherFields {
  const { t } = useTranslation(['people', 'attributes'])
  const isVisitor = useUser() === null
  const settings = useSettings()
  const offered = settings?.search_fields ?? []
  const facts = useFactTexts()
  const interests = useInterestNames(settings?.interests ?? [])
  const filters = premiumFilters.filter((filter) => offered.includes(searchFieldOf(filter)))

  const label = (filter: PremiumFilter) =>
    filter === 'interest'
      ? t('people:filter.interest')
      : filter === 'city'
        ? t('attributes:field.city')
        : facts.label(filter)
  if (filters.length === 0) return []
  if (!mayUse) {
    const names = filters.map(label)
    return [
      { id: 'locked', children: () => <LockedFilters filters={names} isVisitor={isVisitor} /> },
    ]
  }
  return filters.map((filter) => {
    if (filter === 'city') {
      return {
        id: filter,
        children: (town, onChange) => (
          <Suspense fallback={<Skeleton height="5rem" />}>
            <TownField country={country} value={town} onChange={onChange} />
          </Suspense>
        ),
      }
    }
    return {
      id: filter,
      label: label(filter),
      any: t(filter === 'interest' ? 'people:filter.any_interest' : 'people:filter.any_age'),
      options: filter === 'interest' ? interests : facts.choices(filter),
    }
  })
}
