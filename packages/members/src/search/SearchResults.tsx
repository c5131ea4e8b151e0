import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { PeopleGrid } from '../member/PeopleGrid.tsx'
import { useNotices } from '../member/useNotices.tsx'
import { JoinInvitation } from './JoinInvitation.tsx'
import { SearchPages } from './SearchPages.tsx'
import { SimilarPeople } from './SimilarPeople.tsx'
import { countWishes } from './searchParams.ts'
import { useWishes } from './useWishes.ts'

interface SearchResultsProps {
  readonly found: SearchResult
  readonly isWaiting: boolean
}

/** The people that were found, those who nearly fit, and what helps when there are none. */
export function SearchResults({ found, isWaiting }: SearchResultsProps) {
  const { t } = useTranslation('people')
  const { params, clear } = useWishes()
  const { tell, region } = useNotices()
  const hasResults = found.results.length > 0
  return (
    <>
      {hasResults ? (
        <PeopleGrid
          label={t('search.results')}
          people={found.results}
          tell={tell}
          isWaiting={isWaiting}
          isPriority
        />
      ) : null}
      {hasResults || found.limited ? null : (
        <EmptyState
          title={t('search.none')}
          text={t('search.none_text')}
          icon={<SearchX size="1em" strokeWidth={1.5} />}
          action={
            countWishes(params) > 0 ? (
              <Button onPress={clear}>{t('search.none_action')}</Button>
            ) : undefined
          }
        />
      )}
      {found.limited ? (
        <JoinInvitation shown={found.results.length} all={found.num_results} />
      ) : null}
      {found.limited ? null : <SearchPages found={found} />}
      <SimilarPeople found={found} tell={tell} />
      {region}
    </>
  )
}
