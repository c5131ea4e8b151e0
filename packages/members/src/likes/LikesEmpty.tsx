import { Button } from '@bouquet/ui/Button'
import { EmptyState } from '@bouquet/ui/EmptyState'
import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session/useUser.ts'
import type { LikeKind } from './likeKinds.ts'

/** No likes of this kind yet, and what helps. */
export function LikesEmpty({ kind }: { readonly kind: LikeKind }) {
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
