import { ApiError, memberQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../errors/useErrorText.ts'
import { useOpenedLike } from '../../likes/useOpenedLike.ts'
import { PageHeading } from '../../navigation/PageHeading.tsx'
import { MemberLoading } from './MemberLoading.tsx'
import { MemberProfileView } from './MemberProfileView.tsx'

/** A member's page as the viewer may see it; a like from them counts as opened. */
export function MemberPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const member = useQuery(memberQuery(useClient(), id))
  useOpenedLike(id)

  if (member.data) return <MemberProfileView key={id} member={member.data} />
  if (!member.isError) return <MemberLoading />
  const isGone = member.error instanceof ApiError && [403, 404].includes(member.error.status)
  return (
    <>
      <PageHeading title={t('title.member')} isHidden />
      {isGone ? (
        <EmptyState
          title={t('member.gone')}
          text={errorText(member.error)}
          icon={<UserRoundX size="1em" strokeWidth={1.5} />}
          action={<Button href="/members">{t('member.to_search')}</Button>}
        />
      ) : (
        <ErrorState
          title={t('member.failed')}
          text={errorText(member.error)}
          retryText={t('again')}
          onRetry={() => void member.refetch()}
          isRetrying={member.isFetching}
        />
      )}
    </>
  )
}
