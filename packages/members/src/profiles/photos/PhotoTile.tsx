import { mainPhotoMutation, useClient } from '@bouquet/client'
import type { Photo as OwnPhoto } from '@bouquet/contract'
import { Badge } from '@bouquet/ui/Badge'
import { IconButton } from '@bouquet/ui/IconButton'
import { Menu } from '@bouquet/ui/Menu'
import { Photo } from '@bouquet/ui/Photo'
import { useMutation } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { tile, tileMarks, tileMenu } from './photos.css.ts'
import { usePhotoSource } from './usePhotoSource.ts'

interface PhotoTileProps {
  readonly photo: OwnPhoto
  readonly number: number
  readonly isMain: boolean
  readonly onRemove: () => void
}

/** One of one's own photos with where it stands and what can be done with it. */
export function PhotoTile({ photo, number, isMain, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('account')
  const source = usePhotoSource()
  const makeMain = useMutation(mainPhotoMutation(useClient()))
  const canBeMain = !isMain && photo.status !== 'rejected'
  const label = t('photo.one', { number })

  return (
    <div className={tile}>
      <Photo photo={source(photo)} alt={label} ratio={4 / 5} mask="photo" />
      <div className={tileMarks}>
        {isMain ? (
          <Badge variant="solid" tone="primary">
            {t('photo.main')}
          </Badge>
        ) : null}
        {photo.status === 'pending' ? (
          <Badge tone="warning" icon={<Clock size="1em" />}>
            {t('photo.pending')}
          </Badge>
        ) : null}
        {photo.status === 'rejected' ? <Badge tone="danger">{t('photo.rejected')}</Badge> : null}
      </div>
      <div className={tileMenu}>
        <Menu
          label={label}
          trigger={
            <IconButton
              variant="onPhoto"
              label={t('photo.actions', { number })}
              icon={<Ellipsis size="1.2em" />}
            />
          }
          items={[
            ...(canBeMain
              ? [
                  {
                    id: 'main',
                    label: t('photo.make_main'),
                    icon: <Star size="1.1em" />,
                    onPress: () => makeMain.mutate(photo.id),
                  },
                ]
              : []),
            {
              id: 'remove',
              label: t('photo.remove'),
              icon: <Trash2 size="1.1em" />,
              tone: 'danger' as const,
              onPress: onRemove,
            },
          ]}
        />
      </div>
    </div>
  )
}
