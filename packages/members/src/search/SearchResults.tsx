import type { SearchResult } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import { useNotices } from '../app/useNotices.tsx'
import { PeopleGrid } from '../profiles/cards/PeopleGrid.tsx'
import { JoinInvitation } from './JoinInvitation.tsx'
import { NobodyHere } from './NobodyHere.tsx'
import { SearchPages } from './SearchPages.tsx'
import { SimilarPeople } from './SimilarPeople.tsx'

interface SearchResultsProps {
  readonly found: SearchResult
  readonly isWaiting: boolean
}

/** The people that were found, those who nearly fit, and what helps when there are none. */
export function SearchResults({ found, isWaiting }: SearchResultsProps) {
  const { t } = useTranslation('people')
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
      {hasResults || found.limited ? null : <NobodyHere found={found} />}
      {found.limited ? <JoinInvitation found={found} /> : <SearchPages found={found} />}
      <SimilarPeople found={found} tell={tell} />
      {region}
    </>
  )
}
