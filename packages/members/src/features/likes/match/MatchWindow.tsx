import { MatchModal } from '@bouquet/ui/MatchModal'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../../platform/session.ts'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'
import type { MatchedPerson } from './showMatch.ts'

interface MatchWindowProps {
  readonly person: MatchedPerson
  readonly onClose: () => void
}

/** Two people like each other: both portraits, and the way to their conversation. */
export default function MatchWindow({ person, onClose }: MatchWindowProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  const { profile } = useMember()
  const { label } = useFictional()
  return (
    <MatchModal
      isOpen
      onOpenChange={onClose}
      title={t('like.match', { name: person.name })}
      description={t('like.match_text')}
      own={{ name: profile.name, photo: profile.main_image && photo(profile.main_image) }}
      other={{
        name: person.name,
        photo: person.main_image && photo(person.main_image),
        ...(person.fictional && { fictionalLabel: label }),
      }}
      action={{ label: t('like.match_action'), href: `/members/${person.id}/chat` }}
    />
  )
}
