import { constants, type Photo, type User } from '@bouquet/contract'
import { FileDrop } from '@bouquet/ui/FileDrop'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../errors/useErrorText.ts'
import { PhotoTile } from './PhotoTile.tsx'
import { acceptedPictures, inOrder, photoLimit, usedPhotoSlots } from './photoRules.ts'
import { mainPlace, onlyPlace, photoGrid, photoHint } from './photos.css.ts'
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx'
import { useUploads } from './useUploads.ts'

/** One's own photos: add, choose the main one, remove. */
export function PhotoEditor({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const uploads = useUploads()
  const [removing, setRemoving] = useState<Photo | null>(null)
  const photos = inOrder(user)
  const limit = photoLimit(user)
  const taken = usedPhotoSlots(user)
  const isFull = taken >= limit

  return (
    <div>
      <ul className={photoGrid} aria-label={t('photo.list')}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={index === 0 ? mainPlace : undefined}>
            <PhotoTile
              photo={photo}
              number={index + 1}
              isMain={photo.id === user.profile.main_image?.id}
              onRemove={() => setRemoving(photo)}
            />
          </li>
        ))}
        {isFull ? null : (
          <li className={photos.length === 0 ? onlyPlace : undefined}>
            <FileDrop
              variant={photos.length === 0 ? 'area' : 'tile'}
              label={t('photo.choose')}
              dropText={t('photo.drop')}
              accept={acceptedPictures}
              isMultiple
              isPending={uploads.isPending}
              onFiles={(files) => uploads.send(files.slice(0, limit - taken))}
              errorMessage={uploads.error ? text(uploads.error) : undefined}
            />
          </li>
        )}
      </ul>
      <p className={photoHint}>
        {t('photo.count', { count: taken, limit })}{' '}
        {isFull && !user.paid_user
          ? t('photo.more_with_premium', { limit: constants.photos.premium })
          : t('photo.checked')}
      </p>
      <RemovePhotoDialog photo={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}
