import { searchQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead } from '../../../platform/screens/screen.css.ts'
import { useMember } from '../../../platform/session.ts'
import { useNotifications } from '../../../platform/toasts/useNotifications.tsx'
import { PeopleGrid, PeopleLoading } from '../../likes/cards/PeopleGrid.tsx'
import { matchesFoot, matchesHead } from './signup.css.ts'

const shownFirst = 8

/** First suggestions after signup: near in age, and each looks for the other, as without a gender in the search. */
export function SignupMatchesScreen() {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const notices = useNotifications()
  const { profile } = useMember()
  const people = useQuery(
    searchQuery(useClient(), {
      country: profile.country,
      min_age: Math.max(18, profile.age - 10),
      max_age: Math.min(99, profile.age + 10),
    }),
  )
  const found = people.data && [...people.data.results, ...people.data.similar_results]

  return (
    <>
      <div className={matchesHead}>
        <PageHeading title={t('title.signupmatches')} />
        <p className={lead}>{t('signup.matches_text')}</p>
      </div>
      {people.isError ? (
        <ErrorState
          title={t('error.title')}
          description={text(people.error)}
          onRetry={() => void people.refetch()}
        />
      ) : null}
      {people.isPending ? <PeopleLoading /> : null}
      {found?.length === 0 ? (
        <EmptyState title={t('signup.no_matches')} description={t('signup.no_matches_text')} />
      ) : null}
      <PeopleGrid
        label={t('title.signupmatches')}
        people={found?.slice(0, shownFirst) ?? []}
        notify={notices.notify}
        isPriority
      />
      {notices.region}
      <div className={matchesFoot}>
        <Button size="lg" href="/members">
          {t('signup.all_people')}
        </Button>
      </div>
    </>
  )
}
