import { searchQuery, useClient } from '@bouquet/client'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { PeopleLoading } from '../profiles/cards/PeopleGrid.tsx'
import { resultCountKeys } from './resultCountKeys.ts'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchResults } from './SearchResults.tsx'
import { count, head, headTexts, layout, results } from './search.css.ts'
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

  return (
    <>
      <header className={head}>
        <div className={headTexts}>
          <PageHeading title={t('title.search')} />
          <p className={count} role="status">
            {found && found.num_results > 0
              ? t(resultCountKeys(found).found, { count: found.num_results })
              : null}
          </p>
        </div>
      </header>
      <div className={layout}>
        <SearchFilters found={found} />
        <div className={results}>
          {found ? (
            <SearchResults found={found} isWaiting={search.isPlaceholderData} />
          ) : error ? (
            <ErrorState
              title={t('search.failed')}
              text={errorText(error)}
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
