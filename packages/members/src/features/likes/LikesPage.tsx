import { allLikes, countNewLikes, likesQuery, moreLikesQuery, useClient } from '@bouquet/client'
import { Badge, CountBadge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { Illustration } from '@bouquet/ui/Illustration'
import { NavTabs } from '@bouquet/ui/Tabs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { useUser } from '../../platform/session.ts'
import { useNotifications } from '../../platform/toasts/useNotifications.tsx'
import { PeopleGrid, PeopleLoading } from './cards/PeopleGrid.tsx'
import { GameLinks } from './GameLinks.tsx'
import { type LikeKind, likeKinds, peopleOf } from './likeKinds.ts'
import { likesHead, likesPage, moreLikes } from './likes.css.ts'
import { NewLikesLink } from './NewLikesLink.tsx'

/** The tab of received likes. */
export function LikesScreen() {
  return <LikesPage kind="received" />
}

/** The tab named by the URL. */
export function LikesTypeScreen() {
  return <LikesPage kind={useParams({ from: '/default/likes/$type' }).type} />
}

/** Received likes, given likes or matches. */
function LikesPage({ kind }: { readonly kind: LikeKind }) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const { notify, region } = useNotifications()
  const likes = useQuery(likesQuery(useClient()))
  const error = useQueryError(likes)
  const more = useInfiniteQuery({ ...moreLikesQuery(useClient()), enabled: false })
  const shown = likes.data && allLikes(likes.data, more.data?.pages ?? [])
  const people = shown && peopleOf(shown.likes, kind)
  const fresh = likes.data ? countNewLikes(likes.data) : 0

  return (
    <div className={likesPage}>
      <div className={likesHead}>
        <PageHeading title={t('title.likes')} />
        <GameLinks />
      </div>
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
      {kind !== 'received' && likes.data && fresh > 0 ? (
        <NewLikesLink people={likes.data.liked_by} count={fresh} />
      ) : null}
      {people === undefined ? (
        error ? (
          <ErrorState
            title={t('likes.failed')}
            description={errorText(error)}
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
          badgeOf={({ isNew, isIntroduced }) =>
            isNew || isIntroduced ? (
              <Badge tone={isIntroduced ? 'neutral' : 'primary'} variant="solid">
                {t(isIntroduced ? 'introduction.label' : 'likes.new')}
              </Badge>
            ) : undefined
          }
        />
      )}
      {shown?.hasMore ? (
        <Button
          variant="outline"
          tone="neutral"
          className={moreLikes}
          isPending={more.isFetching}
          onPress={() => void more.fetchNextPage()}
        >
          {t('likes.more')}
        </Button>
      ) : null}
      {region}
    </div>
  )
}

/** No likes of this kind yet, and what helps. */
function LikesEmpty({ kind }: { readonly kind: LikeKind }) {
  const { t } = useTranslation('people')
  const hasPhoto = (useUser()?.profile.main_image ?? null) !== null
  const needsPhoto = kind === 'received' && !hasPhoto
  return (
    <EmptyState
      title={t(`likes.none_${kind}`)}
      description={needsPhoto ? t('likes.none_photo_text') : t(`likes.none_${kind}_text`)}
      media={<Illustration name="likes" />}
      actions={
        needsPhoto ? (
          <Button href="/profile">{t('likes.add_photo')}</Button>
        ) : (
          <Button href="/members">{t('likes.see_people')}</Button>
        )
      }
    />
  )
}
