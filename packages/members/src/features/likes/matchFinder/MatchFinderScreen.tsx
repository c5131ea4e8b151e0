import { matchFinderQuery, useClient } from '@bouquet/client'
import type { MatchFinder } from '@bouquet/contract'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead } from '../../../platform/screens/screen.css.ts'
import { MatchList } from './MatchList.tsx'
import { MatchQuestions } from './MatchQuestions.tsx'
import { head, screen } from './matchFinder.css.ts'

/** The match finder: a few questions, then the people who fit, each with the reasons. */
export function MatchFinderScreen() {
  const { t } = useTranslation(['games', 'people'])
  const errorText = useErrorText()
  const finder = useQuery(matchFinderQuery(useClient()))
  const error = useQueryError(finder)
  return (
    <div className={screen}>
      <header className={head}>
        <PageHeading title={t('people:title.match_finder')} />
        <p className={lead}>{t('games:finder.text')}</p>
      </header>
      {finder.data ? (
        <Finder found={finder.data} />
      ) : error ? (
        <ErrorState
          title={t('games:finder.failed')}
          description={errorText(error)}
          onRetry={() => void finder.refetch()}
          isRetrying={finder.isFetching}
        />
      ) : (
        <Loading label={t('games:finder.loading')} className={screen}>
          <Skeleton variant="block" />
          <Skeleton variant="block" />
          <Skeleton variant="block" />
        </Loading>
      )}
    </div>
  )
}

/** The questions until they are answered, and again when the member changes the answers. */
function Finder({ found }: { readonly found: MatchFinder }) {
  const [isChanging, setChanging] = useState(false)
  if (found.preferences !== null && !isChanging) {
    return <MatchList matches={found.matches} onChange={() => setChanging(true)} />
  }
  return (
    <MatchQuestions
      preferences={found.preferences}
      onDone={() => setChanging(false)}
      onCancel={found.preferences === null ? undefined : () => setChanging(false)}
    />
  )
}
