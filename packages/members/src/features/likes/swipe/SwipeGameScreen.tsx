import { swipeGameQuery, useClient } from '@bouquet/client'
import { constants } from '@bouquet/contract'
import { ErrorState } from '@bouquet/ui/ErrorState'
import { SwipeDeck } from '@bouquet/ui/SwipeDeck'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText, useQueryError } from '../../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead } from '../../../platform/screens/screen.css.ts'
import { useNotifications } from '../../../platform/toasts/useNotifications.tsx'
import { DeckEmpty, LikesUsedUp } from './DeckMessages.tsx'
import { screen, texts } from './swipe.css.ts'
import { useDeckPeople } from './useDeckPeople.ts'
import { useHeightAbove } from './useHeightAbove.ts'
import { useSwipe } from './useSwipe.ts'

/** The swipe game: one person at a time, a few likes a day. */
export function SwipeGameScreen() {
  const { t } = useTranslation(['games', 'people'])
  const errorText = useErrorText()
  const { notify, region } = useNotifications()
  const game = useQuery(swipeGameQuery(useClient()))
  const error = useQueryError(game)
  const swipe = useSwipe(game.data, notify)
  const people = useDeckPeople(game.data?.profiles ?? [])
  const left = game.data?.likes_left ?? 0

  return (
    <div ref={useHeightAbove()} className={screen}>
      <header className={texts}>
        <PageHeading title={t('people:title.swipe')} />
        <p className={lead}>{t('games:swipe.text', { count: constants.swipe.likesPerDay })}</p>
      </header>
      {game.data === undefined && error ? (
        <ErrorState
          title={t('games:swipe.failed')}
          description={errorText(error)}
          onRetry={() => void game.refetch()}
          isRetrying={game.isFetching}
        />
      ) : (
        <SwipeDeck
          label={t('games:swipe.label')}
          content={
            game.data === undefined || (people.length === 0 && game.isFetching)
              ? { kind: 'loading', label: t('people:loading') }
              : left === 0
                ? { kind: 'usedUp', message: <LikesUsedUp renewedAt={game.data.resets_at} /> }
                : people.length === 0
                  ? { kind: 'empty', message: <DeckEmpty /> }
                  : { kind: 'people', people }
          }
          description={left > 0 ? t('games:swipe.left', { count: left }) : undefined}
          onDecide={swipe.decide}
          onUndo={game.data?.can_undo ? swipe.undo : undefined}
          isPending={swipe.isPending}
        />
      )}
      {region}
    </div>
  )
}
