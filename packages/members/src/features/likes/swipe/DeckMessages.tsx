import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import { Illustration } from '@bouquet/ui/Illustration'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'

/** In place of the deck when today's likes are given. */
export function LikesUsedUp({ renewedAt }: { readonly renewedAt: string }) {
  const { t } = useTranslation(['games', 'people'])
  const dates = useDates()
  const time = dates.format(renewedAt, 'time')
  return (
    <EmptyState
      title={t('games:swipe.used_up_title')}
      description={t('games:swipe.used_up_text', { time })}
      media={<Illustration name="likes" />}
      actions={<Button href="/members">{t('people:likes.see_people')}</Button>}
    />
  )
}

/** In place of the deck when everybody was liked or skipped. */
export function DeckEmpty() {
  const { t } = useTranslation(['games', 'people'])
  return (
    <EmptyState
      title={t('games:swipe.none')}
      description={t('games:swipe.none_text')}
      media={<Illustration name="people" />}
      actions={<Button href="/members">{t('people:likes.see_people')}</Button>}
    />
  )
}
