import { searchQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { PeopleLoading } from '../likes/cards/PeopleGrid.tsx'
import { GameLinks } from '../likes/GameLinks.tsx'
import { FilterChips } from './FilterChips.tsx'
import { NearMe, usePlaceFilter } from './near/NearMe.tsx'
import { useNearMe } from './near/useNearMe.ts'
import { resultCountKeys } from './resultCountKeys.ts'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchResults } from './SearchResults.tsx'
import { count, filtersInUse, games, head, layout, results } from './search.css.ts'
import { searchQueryOf } from './searchParams.ts'
import { useFilters, useSearchDefaults } from './useFilters.ts'

/** Search results with their filters. */
export function SearchScreen() {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const { params } = useFilters()
  const search = useQuery(searchQuery(useClient(), searchQueryOf(params, useSearchDefaults())))
  const error = useQueryError(search)
  const found = search.data
  const near = useNearMe(usePlaceFilter())

  return (
    <div className={layout}>
      <header className={head}>
        <PageHeading title={t('title.search')} />
        <p className={count} role="status">
          {found && found.num_results > 0
            ? t(resultCountKeys(found).found, { count: found.num_results })
            : null}
        </p>
      </header>
      <div className={games}>
        <GameLinks />
      </div>
      <SearchFilters found={found} />
      <div className={results}>
        <div className={filtersInUse}>
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            icon={<MapPin size="1.1em" />}
            isPending={near.state === 'asking'}
            onPress={near.start}
          >
            {t('near.action')}
          </Button>
          <FilterChips />
        </div>
        <NearMe near={near} />
        {found ? (
          <SearchResults found={found} isWaiting={search.isPlaceholderData} />
        ) : error ? (
          <ErrorState
            title={t('search.failed')}
            description={errorText(error)}
            onRetry={() => void search.refetch()}
            isRetrying={search.isFetching}
          />
        ) : (
          <PeopleLoading />
        )}
      </div>
    </div>
  )
}
