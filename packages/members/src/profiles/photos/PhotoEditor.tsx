import { mainPhotoMutation, uploadPhotoMutation, useClient } from '@bouquet/client'
import { constants, type Photo, type User } from '@bouquet/contract'
import { FileDrop } from '@bouquet/ui/FileDrop'
import { OwnPhotoGrid } from '@bouquet/ui/OwnPhotoGrid'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../../app/useSettings.ts'
import { useErrorText } from '../../errors/useErrorText.ts'
import { photoHint } from '../edit/profile.css.ts'
import { acceptedPictures, inOrder, photoLimit, usedPhotoSlots } from './photoRules.ts'
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx'

/** The member's own photos: add, set the main photo, remove. */
export function PhotoEditor({ user }: { readonly user: User }) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const source = usePhotoSource()
  const makeMain = useMutation(mainPhotoMutation(useClient()))
  const uploads = useUploads()
  const [removing, setRemoving] = useState<Photo | null>(null)
  const photos = inOrder(user)
  const limit = photoLimit(user)
  const taken = usedPhotoSlots(user)
  const isFull = taken >= limit
  const find = (id: string) => photos.find((photo) => photo.id === id)

  return (
    <>
      <OwnPhotoGrid
        label={t('photo.list')}
        photos={photos.map((photo) => ({
          id: photo.id,
          photo: source(photo),
          state: photo.status,
          isMain: photo.id === user.profile.main_image?.id,
        }))}
        labels={{
          positionText: (number) => t('photo.one', { number }),
          menuLabel: (number) => t('photo.actions', { number }),
          states: { pending: t('photo.pending'), rejected: t('photo.rejected') },
          main: t('photo.main'),
          makeMain: t('photo.make_main'),
          remove: t('photo.remove'),
        }}
        onMakeMain={(id) => {
          const photo = find(id)
          if (photo) makeMain.mutate(photo.id)
        }}
        onRemove={(id) => setRemoving(find(id) ?? null)}
        addPhoto={
          isFull ? undefined : (
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
          )
        }
        foot={
          <p className={photoHint}>
            {t('photo.count', { count: taken, limit })}{' '}
            {isFull && !user.paid_user
              ? t('photo.more_with_premium', { limit: constants.photos.premium })
              : t('photo.checked')}
          </p>
        }
      />
      <RemovePhotoDialog photo={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

/** Uploads files one after the other and stops at the first error. */
function useUploads() {
  const upload = useMutation(uploadPhotoMutation(useClient()))
  const send = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await upload.mutateAsync(file)
    },
  })
  return { send: send.mutate, isPending: send.isPending, error: send.error }
}
