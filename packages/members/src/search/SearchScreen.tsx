import { searchQuery, useClient } from '@bouquet/client'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { PeopleLoading } from '../profiles/cards/PeopleLoading.tsx'
import { FilterOpener } from './FilterOpener.tsx'
import { foundKeys } from './foundKeys.ts'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchResults } from './SearchResults.tsx'
import { count, head, headWords, layout, results, side } from './search.css.ts'
import { searchQueryOf } from './searchParams.ts'
import { useSearchDefaults } from './useSearchDefaults.ts'
import { useWishes } from './useWishes.ts'

/** People who fit one's wishes. */
export function SearchScreen() {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const { params } = useWishes()
  const search = useQuery(searchQuery(useClient(), searchQueryOf(params, useSearchDefaults())))
  const found = search.data

  return (
    <>
      <header className={head}>
        <div className={headWords}>
          <PageHeading title={t('title.search')} />
          <p className={count} role="status">
            {found && found.num_results > 0
              ? t(foundKeys(found).found, { count: found.num_results })
              : null}
          </p>
        </div>
        <FilterOpener found={found} />
      </header>
      <div className={layout}>
        <aside className={side} aria-label={t('filter.title')}>
          <SearchFilters />
        </aside>
        <div className={results}>
          {found ? (
            <SearchResults found={found} isWaiting={search.isPlaceholderData} />
          ) : search.isError ? (
            <ErrorState
              title={t('search.failed')}
              text={errorText(search.error)}
              retryText={t('again')}
              onRetry={() => void search.refetch()}
              isRetrying={search.isFetching}
            />
          ) : (
            <PeopleLoading />
          )}
        </div>
      </div>
    </>
  )
}
