import { ApiError, startedSignupQuery, useClient } from '@bouquet/client'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { OtherAccount } from '../../../platform/screens/OtherAccount.tsx'
import { form, taskScreen } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { DeadLink } from '../DeadLink.tsx'
import { AccountForm } from './AccountForm.tsx'

/** Finishes a signup begun elsewhere, with what was filled in there; then its steps follow. */
export function CompleteSignupScreen() {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const { api_signup_complete: token = '' } = useSearch({ from: '/empty/complete-signup' })
  const user = useUser()
  const started = useQuery({ ...startedSignupQuery(useClient(), token), enabled: token !== '' })
  const error = useQueryError(started)

  if (started.data && user?.email === started.data.email) return <Navigate to="/signup" replace />
  if (started.data)
    return <AccountForm started={{ token, draft: started.data }} notice={<OtherAccount />} />
  if (token === '' || (error instanceof ApiError && error.code === 'link_invalid')) {
    return (
      <DeadLink
        href={user ? '/members' : '/signup'}
        action={t(user ? 'activate.go_on' : 'title.signup')}
      />
    )
  }
  return (
    <div className={taskScreen}>
      <PageHeading title={t('title.signup')} />
      {error ? (
        <ErrorState
          title={t('error.title')}
          description={text(error)}
          onRetry={() => void started.refetch()}
          isRetrying={started.isFetching}
        />
      ) : (
        <Loading label={t('frame.loading')} className={form}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Loading>
      )}
    </div>
  )
}
