import { uploadPhotoMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../../platform/parts/loadPart.ts'

interface NewPhotos {
  readonly add: (files: readonly File[]) => void
  readonly isPending: boolean
  readonly error: unknown
  /** The last photo was not sent, since this browser cannot show it. */
  readonly isUnreadable: boolean
  /** The dialog for the photo at hand. */
  readonly dialog: ReactNode
}

/** Photos to add: each is cropped and sent before the next one; an error or cancelling stops there. */
export function useNewPhotos(): NewPhotos {
  const upload = useMutation(uploadPhotoMutation(useClient()))
  const { translations } = useRouteContext({ from: '__root__' })
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [isUnreadable, setUnreadable] = useState(false)
  const [CropDialog] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./CropDialog.tsx'), translations.ensure('people')]),
      )
      return module
    }),
  )
  const [file, ...others] = waiting
  const send = (photo: Blob) => {
    setWaiting([])
    upload.mutate(photo, { onSuccess: () => setWaiting(others) })
  }
  return {
    add(files) {
      setUnreadable(false)
      upload.reset()
      setWaiting(files)
    },
    isPending: upload.isPending,
    error: upload.error,
    isUnreadable,
    dialog: file ? (
      <Suspense fallback={null}>
        <CropDialog
          key={others.length}
          file={file}
          onChosen={send}
          onCancel={() => setWaiting([])}
          onUnreadable={() => {
            setWaiting([])
            setUnreadable(true)
          }}
        />
      </Suspense>
    ) : null,
  }
}
