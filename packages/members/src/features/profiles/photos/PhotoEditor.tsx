import { mainPhotoMutation, photoOrderMutation, useClient } from '@bouquet/client'
import { constants, type Photo, type User } from '@bouquet/contract'
import { FileDrop } from '@bouquet/ui/FileDrop'
import { OwnPhotoGrid } from '@bouquet/ui/OwnPhotoGrid'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { photoHint } from '../edit/profile.css.ts'
import { acceptedPictures, photoLimit, usedPhotoSlots } from './photoRules.ts'
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx'
import { useNewPhotos } from './useNewPhotos.tsx'

/** Adds (after cropping), reorders and removes the member's own photos. The first is the main one. */
export function PhotoEditor({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'errors'])
  const text = useErrorText()
  const source = usePhotoSource()
  const client = useClient()
  const makeMain = useMutation(mainPhotoMutation(client))
  const order = useMutation(photoOrderMutation(client))
  const added = useNewPhotos()
  const [removing, setRemoving] = useState<Photo | null>(null)
  const { photos, main_image } = user.profile
  const limit = photoLimit(user)
  const taken = usedPhotoSlots(user)
  const isFull = taken >= limit
  const find = (id: string) => photos.find((photo) => photo.id === id)
  const refused = order.error ?? makeMain.error
  function reorder(ids: readonly string[]) {
    makeMain.reset()
    order.mutate(ids.flatMap((id) => find(id)?.id ?? []))
  }

  return (
    <>
      <OwnPhotoGrid
        label={t('photo.list')}
        photos={photos.map((photo) => ({
          id: photo.id,
          photo: source(photo),
          state: photo.status,
          isMain: photo.id === main_image?.id,
          reason: photo.rejection_reason,
        }))}
        {...(photos.length > 1 && { onOrderChange: reorder })}
        onMakeMain={(id) => {
          const photo = find(id)
          order.reset()
          if (photo) makeMain.mutate(photo.id)
        }}
        onRemove={(id) => setRemoving(find(id) ?? null)}
        addPhoto={
          isFull ? undefined : (
            <FileDrop
              variant={photos.length === 1 ? 'tile' : 'area'}
              label={t('photo.choose')}
              accept={acceptedPictures}
              isMultiple
              isPending={added.isPending}
              onFiles={(files) => added.add(files.slice(0, limit - taken))}
              errorMessage={
                added.isUnreadable
                  ? t('errors:photo_broken')
                  : added.error
                    ? text(added.error)
                    : undefined
              }
            />
          )
        }
        footer={
          <p className={photoHint}>
            {t('photo.count', { count: taken, limit })}{' '}
            {isFull && !user.paid_user
              ? t('photo.more_with_premium', { limit: constants.photos.premium })
              : t('photo.checked')}
          </p>
        }
      />
      <FormError text={refused ? text(refused) : undefined} />
      {added.dialog}
      <RemovePhotoDialog photo={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
