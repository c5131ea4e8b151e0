import { countNewLikes, likesQuery, useClient } from '@bouquet/client'
import { Badge, CountBadge } from '@bouquet/ui/Badge'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { NavTabs } from '@bouquet/ui/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNotifications } from '../app/useNotifications.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { PeopleGrid } from '../profiles/cards/PeopleGrid.tsx'
import { PeopleLoading } from '../profiles/cards/PeopleLoading.tsx'
import { LikesEmpty } from './LikesEmpty.tsx'
import { type LikeKind, likeKinds, peopleOf } from './likeKinds.ts'
import { page } from './likes.css.ts'

/** People who like one, whom one likes, and both. */
export function LikesPage({ kind }: { readonly kind: LikeKind }) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const { notify, region } = useNotifications()
  const likes = useQuery(likesQuery(useClient()))
  const people = likes.data ? peopleOf(likes.data, kind) : undefined
  const fresh = likes.data ? countNewLikes(likes.data) : 0

  return (
    <div className={page}>
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
        likes.isError ? (
          <ErrorState
            title={t('likes.failed')}
            text={errorText(likes.error)}
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
