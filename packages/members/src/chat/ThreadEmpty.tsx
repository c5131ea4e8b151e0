import type { ProfileCard } from '@bouquet/contract'
import { Avatar } from '@bouquet/ui/Avatar'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../profiles/photos/usePhotoSource.ts'
import { emptyThread, emptyThreadText } from './chat.css.ts'

/** Nobody has written yet: who one is about to write to. */
export function ThreadEmpty({ profile }: { readonly profile: ProfileCard }) {
  const { t } = useTranslation('chat')
  const photo = usePhotoSource()
  return (
    <div className={emptyThread}>
      <Avatar
        size="xl"
        name={profile.name}
        photo={profile.main_image && photo(profile.main_image, 'thumb')}
        isDecorative
      />
      <p className={emptyThreadText}>{t('thread.empty', { name: profile.name })}</p>
    </div>
  )
}
