import type { LikedBy } from '@bouquet/contract'
import { NewLikeOverlay } from '@bouquet/ui/NewLikeOverlay'
import { useTranslation } from 'react-i18next'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'

interface ArrivedLikeProps {
  readonly person: LikedBy
  readonly onClose: () => void
}

/** Somebody likes the member; nothing is shown of a person without a photo, whom the badge counts. */
export default function ArrivedLike({ person, onClose }: ArrivedLikeProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  const fictional = useFictional()
  if (person.main_image === null) return null
  return (
    <NewLikeOverlay
      isOpen
      onOpenChange={onClose}
      photo={photo(person.main_image)}
      title={t(person.fictional ? 'introduction.fictional' : 'new_like.title', {
        name: person.name,
      })}
      description={t(person.fictional ? 'introduction.fictional_text' : 'new_like.text')}
      {...(person.fictional && {
        fictionalLabel: fictional.label,
        fictionalDescription: fictional.warning,
      })}
    />
  )
}
