import { countNewLikes, likesQuery, useClient } from '@bouquet/client'
import { Badge, CountBadge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { NavTabs } from '@bouquet/ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session.ts'
import { useNotifications } from '../app/useNotifications.tsx'
import { NotFoundScreen } from '../errors/errorScreens.tsx'
import { useErrorText, useQueryError } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { PeopleGrid, PeopleLoading } from '../profiles/cards/PeopleGrid.tsx'
import { likesPage } from '../profiles/cards/people.css.ts'
import { isLikeKind, type LikeKind, likeKinds, peopleOf } from './likeKinds.ts'

/** The tab of received likes. */
export function LikesScreen() {
  return <LikesPage kind="received" />
}

/** The tab named by the URL. */
export function LikesTypeScreen() {
  const { type } = useParams({ from: '/default/likes/$type' })
  return isLikeKind(type) ? <LikesPage kind={type} /> : <NotFoundScreen />
}

/** Received likes, given likes or matches. */
function LikesPage({ kind }: { readonly kind: LikeKind }) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const { notify, region } = useNotifications()
  const likes = useQuery(likesQuery(useClient()))
  const error = useQueryError(likes)
  const people = likes.data ? peopleOf(likes.data, kind) : undefined
  const fresh = likes.data ? countNewLikes(likes.data) : 0

  return (
    <div className={likesPage}>
      <PageHeading title={t('title.likes')} />
      <NavTabs
        label={t('likes.tabs')}
        items={likeKinds.map((each) => ({
          id: each,
          label: t(`likes.${each}`),
          href: each === 'received' ? '/likes' : `/likes/${each}`,
          isCurrent: each === kind,
          badge:
            each === 'received' && fresh > 0 ? (
              <CountBadge count={fresh} label={t('likes.new_count', { count: fresh })} />
            ) : undefined,
        }))}
      />
      {people === undefined ? (
        error ? (
          <ErrorState
            title={t('likes.failed')}
            text={errorText(error)}
            retryText={t('again')}
            onRetry={() => void likes.refetch()}
            isRetrying={likes.isFetching}
          />
        ) : (
          <PeopleLoading />
        )
      ) : people.length === 0 ? (
        <LikesEmpty kind={kind} />
      ) : (
        <PeopleGrid
          label={t(`likes.${kind}`)}
          people={people}
          notify={notify}
          isPriority
          hrefOf={({ id }) => (kind === 'given' ? `/members/${id}` : `/likes/m/${id}`)}
          markOf={({ isNew }) =>
            isNew ? (
              <Badge tone="primary" variant="solid">
                {t('likes.new')}
              </Badge>
            ) : undefined
          }
        />
      )}
      {region}
    </div>
  )
}

/** No likes of this kind yet, and what helps. */
function LikesEmpty({ kind }: { readonly kind: LikeKind }) {
  const { t } = useTranslation('people')
  const hasPhoto = (useUser()?.profile.main_image ?? null) !== null
  const needsPhoto = kind === 'received' && !hasPhoto
  const Icon = kind === 'matches' ? HeartHandshake : Heart
  return (
    <EmptyState
      title={t(`likes.none_${kind}`)}
      text={needsPhoto ? t('likes.none_photo_text') : t(`likes.none_${kind}_text`)}
      icon={<Icon size="1em" strokeWidth={1.5} />}
      action={
        needsPhoto ? (
          <Button href="/profile">{t('likes.add_photo')}</Button>
        ) : (
          <Button href="/members">{t('likes.see_people')}</Button>
        )
      }
    />
  )
}
