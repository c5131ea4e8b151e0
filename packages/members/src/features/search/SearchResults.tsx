import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInvitation } from '../../platform/invitation.ts'
import { type Notify, useNotifications } from '../../platform/toasts/useNotifications.tsx'
import { PeopleGrid } from '../likes/cards/PeopleGrid.tsx'
import { NoResults } from './NoResults.tsx'
import { resultCountKeys } from './resultCountKeys.ts'
import { SearchPages } from './SearchPages.tsx'
import {
  invitation,
  invitationActions,
  invitationText,
  invitationTitle,
  more,
  moreHint,
} from './search.css.ts'

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

/** Invites a visitor, who sees only a part of the results, to sign up. */
function SignupPrompt({ found }: { readonly found: SearchResult }) {
  const { t } = useTranslation('people')
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <section className={invitation} aria-labelledby="join">
      <h2 id="join" className={invitationTitle}>
        {found.num_results > found.results.length
          ? t(resultCountKeys(found).join, { count: found.num_results })
          : t('join.title')}
      </h2>
      <p className={invitationText}>{t('join.text')}</p>
      <div className={invitationActions}>
        <Button onPress={useInvitation()}>{t('join.sign_up')}</Button>
        <Button variant="outline" tone="neutral" href={`/login?next=${encodeURIComponent(href)}`}>
          {t('join.log_in')}
        </Button>
      </div>
    </section>
  )
}

interface SimilarPeopleProps {
  readonly found: SearchResult
  readonly notify: Notify
}

/** Members who match all but one filter, shown when there are few results. */
function SimilarPeople({ found, notify }: SimilarPeopleProps) {
  const { t } = useTranslation('people')
  if (found.similar_results.length === 0) return null
  return (
    <section className={more} aria-labelledby="similar-people">
      <div>
        <h2 id="similar-people">{t('search.similar')}</h2>
        <p className={moreHint}>{t('search.similar_text')}</p>
      </div>
      <PeopleGrid
        label={t('search.similar')}
        people={found.similar_results}
        notify={notify}
        headingLevel={3}
      />
    </section>
  )
}
