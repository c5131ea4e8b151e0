import { ApiError, landingQuery, useClient } from '@bouquet/client'
import type { MemberProfile } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import UserRoundX from 'lucide-react/icons/user-round-x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { useUser } from '../../../platform/session.ts'
import { message } from './landing.css.ts'

interface LandingPageProps {
  readonly children: (member: MemberProfile) => ReactNode
}

/** Loads the member of a landing page. Whoever signs up on it goes on with the steps of the signup. */
export function LandingPage({ children }: LandingPageProps) {
  const { id = '' } = useParams({ strict: false })
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const isMember = useUser() !== null
  const member = useQuery(landingQuery(useClient(), id))
  const error = useQueryError(member)

  if (isMember) return <Navigate to="/signup" replace />
  if (member.data) return children(member.data)
  if (error === null) {
    return (
      <Loading label={t('member.loading')} className={message}>
        <PageHeading title={t('title.member')} isHidden />
        <Skeleton variant="card" />
      </Loading>
    )
  }
  const isGone = error instanceof ApiError && [403, 404].includes(error.status)
  return (
    <div className={message}>
      <PageHeading title={t('title.member')} isHidden />
      {isGone ? (
        <EmptyState
          title={t('member.gone')}
          description={t('landing.gone_text')}
          icon={<UserRoundX size="1em" strokeWidth={1.5} />}
          actions={
            <>
              <Button href="/signup">{t('join.sign_up')}</Button>
              <Button href="/members" variant="outline" tone="neutral">
                {t('member.to_search')}
              </Button>
            </>
          }
        />
      ) : (
        <ErrorState
          title={t('member.failed')}
          description={errorText(error)}
          onRetry={() => void member.refetch()}
          isRetrying={member.isFetching}
        />
      )}
    </div>
  )
}
