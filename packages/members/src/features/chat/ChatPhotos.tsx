import type { Message, ProfileCard } from '@bouquet/contract'
import { IconButton } from '@bouquet/ui/IconButton'
import { PhotoViewer } from '@bouquet/ui/PhotoViewer'
import Flag from 'lucide-react/icons/flag'
import { useTranslation } from 'react-i18next'
import { useFictional, usePhotoSource } from '../../platform/settings/useSettings.ts'

interface ChatPhotosProps {
  readonly messages: readonly Message[]
  readonly profile: ProfileCard
  /** `client_id` of the message whose photo is shown. */
  readonly shown: string
  readonly onShow: (id: string | null) => void
  readonly onReport: (message: Message) => void
}

/** The open photos of a conversation, full screen. */
export default function ChatPhotos({
  messages,
  profile,
  shown,
  onShow,
  onReport,
}: ChatPhotosProps) {
  const { t } = useTranslation(['chat', 'people'])
  const source = usePhotoSource()
  const fictional = useFictional()
  const photos = messages.flatMap(({ body, client_id }) =>
    body.kind === 'photo' && !body.photo.locked
      ? [{ id: client_id, photo: source(body.photo), alt: t('chat:message.photo') }]
      : [],
  )
  const current = messages.find(({ client_id }) => client_id === shown)
  return (
    <PhotoViewer
      actions={
        current && !current.from_me ? (
          <IconButton
            variant="onPhoto"
            label={t('people:report.photo')}
            icon={<Flag size="1em" />}
            onPress={() => onReport(current)}
          />
        ) : undefined
      }
      isOpen
      onOpenChange={() => onShow(null)}
      photos={photos}
      value={shown}
      onChange={onShow}
      title={t('chat:message.photos', { name: profile.name })}
      fictionalLabel={profile.fictional ? fictional.label : undefined}
      fictionalDescription={fictional.warning}
    />
  )
}
