import type { SearchResult } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import { useNotifications } from '../app/useNotifications.tsx'
import { PeopleGrid } from '../profiles/cards/PeopleGrid.tsx'
import { NoResults } from './NoResults.tsx'
import { SearchPages } from './SearchPages.tsx'
import { SignupPrompt } from './SignupPrompt.tsx'
import { SimilarPeople } from './SimilarPeople.tsx'

interface SearchResultsProps {
  readonly found: SearchResult
  readonly isWaiting: boolean
}

/** Results, near matches, and suggestions when there are none. */
export function SearchResults({ found, isWaiting }: SearchResultsProps) {
  const { t } = useTranslation('people')
  const { notify, region } = useNotifications()
  const hasResults = found.results.length > 0
  return (
    <>
      {hasResults ? (
        <PeopleGrid
          label={t('search.results')}
          people={found.results}
          notify={notify}
          isWaiting={isWaiting}
          isPriority
        />
      ) : null}
      {hasResults || found.limited ? null : <NoResults found={found} />}
      {found.limited ? <SignupPrompt found={found} /> : <SearchPages found={found} />}
      <SimilarPeople found={found} notify={notify} />
      {region}
    </>
  )
}
