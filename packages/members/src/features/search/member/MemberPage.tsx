import { ApiError, memberQuery, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { visuallyHidden } from '@bouquet/ui/base'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { useOpenedLike } from '../../likes/useLike.ts'
import { BlockedNotice } from '../../safety/BlockedNotice.tsx'
import { useBlocked } from '../../safety/useBlocked.ts'
import { MemberProfileView } from './MemberProfileView.tsx'
import { facts, layout, loadingHero, photos, scene, texts } from './member.css.ts'

/** Profile of a member. */
export function MemberScreen() {
  return <MemberPage id={useParams({ from: '/default/members/$id' }).id} />
}

/** The member behind a received like; seeing them opens it. */
export function LikedByScreen() {
  return <MemberPage id={useParams({ from: '/default/likes/m/$id' }).id} />
}

/** A member's page as the viewer may see it; a like from them counts as opened. */
function MemberPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const member = useQuery(memberQuery(useClient(), id))
  const error = useQueryError(member)
  const blocked = useBlocked(id, error !== null)
  useOpenedLike(id)

  if (member.data) return <MemberProfileView key={id} member={member.data} />
  if (error === null) return <MemberLoading />
  const isGone = error instanceof ApiError && [403, 404].includes(error.status)
  if (isGone && blocked !== null) {
    return blocked === 'loading' ? <MemberLoading /> : <BlockedNotice member={blocked} />
  }
  return (
    <>
      <PageHeading title={t('title.member')} isHidden />
      {isGone ? (
        <EmptyState
          title={t('member.gone')}
          description={errorText(error)}
          icon={<UserRoundX size="1em" strokeWidth={1.5} />}
          actions={<Button href="/members">{t('member.to_search')}</Button>}
        />
      ) : (
        <ErrorState
          title={t('member.failed')}
          description={errorText(error)}
          onRetry={() => void member.refetch()}
          isRetrying={member.isFetching}
        />
      )}
    </>
  )
}

/** Skeleton of a profile. */
function MemberLoading() {
  const { t } = useTranslation('people')
  return (
    <Loading label={t('member.loading')} className={layout}>
      <h1 className={visuallyHidden}>{t('member.loading')}</h1>
      <div className={photos}>
        <Skeleton variant="card" className={loadingHero} />
      </div>
      <div className={texts}>
        <Skeleton variant="block" height="4rem" />
        <Skeleton height="3rem" />
        <div className={scene}>
          <Skeleton variant="card" />
          <div className={facts}>
            <Skeleton width="9rem" height="1.5rem" />
            <Skeleton height="2.25rem" />
            <Skeleton width="9rem" height="1.5rem" />
            <Skeleton height="2.25rem" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
