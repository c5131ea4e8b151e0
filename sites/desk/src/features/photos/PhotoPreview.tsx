import { Button } from '@bouquet/ui/Button'
import Eye from 'lucide-react/icons/eye'
import { useTranslation } from 'react-i18next'
import { Key } from '../../platform/keys/Key.tsx'
import { useSettings } from '../../platform/settings/useSettings.ts'
import * as css from './photo.css.ts'
import type { WaitingPhoto } from './usePhotoQueue.ts'

interface PhotoPreviewProps {
  readonly photo: WaitingPhoto
  readonly isHidden: boolean
  readonly onLook: () => void
  readonly next: WaitingPhoto | undefined
}

/** The photo that is decided, hidden until somebody looks; the next one loads behind it. */
export function PhotoPreview({ photo, isHidden, onLook, next }: PhotoPreviewProps) {
  const { t } = useTranslation('desk')
  const { showsGrey, showsSmall } = useSettings()
  return (
    <figure className={css.stage}>
      {[photo, ...(next ? [next] : [])].map((each) => (
        <img
          // The next photo is in place already when its turn comes.
          key={each.photo}
          hidden={each !== photo}
          className={css.photo({ isHidden, isGrey: showsGrey, isSmall: showsSmall })}
          src={each.address}
          width={each.width}
          height={each.height}
          alt={t('photo.alt_unknown')}
        />
      ))}
      {isHidden ? (
        <figcaption className={css.veil}>
          <p>{t('photo.hidden')}</p>
          <Button
            icon={<Eye size="1.15em" />}
            iconEnd={<Key>{t('keys.space')}</Key>}
            onPress={onLook}
          >
            {t('photo.look')}
          </Button>
        </figcaption>
      ) : null}
    </figure>
  )
}
