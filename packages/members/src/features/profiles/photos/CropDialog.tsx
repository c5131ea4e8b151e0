import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { type PhotoCrop, PhotoCropper } from '@bouquet/ui/PhotoCropper'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cropPhoto } from './cropPhoto.ts'

interface CropDialogProps {
  readonly file: File
  /** The part to send, or the whole photo. */
  readonly onChosen: (photo: Blob) => void
  readonly onCancel: () => void
  /** The file is no picture that this browser can show. */
  readonly onUnreadable: () => void
}

/** Chooses the part of a new photo that others see. */
export default function CropDialog({ file, onChosen, onCancel, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation('people')
  const [src, setSrc] = useState<string | null>(null)
  const [crop, setCrop] = useState<PhotoCrop | null>(null)
  const reportUnreadable = useEffectEvent(onUnreadable)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    let isCurrent = true
    const image = new Image()
    image.src = url
    image.decode().then(
      () => isCurrent && setSrc(url),
      () => isCurrent && reportUnreadable(),
    )
    return () => {
      isCurrent = false
      URL.revokeObjectURL(url)
    }
  }, [file])

  async function send() {
    if (crop === null) return
    // A picture that this browser cannot draw is sent whole; the server says what is wrong with it.
    onChosen(await cropPhoto(file, crop).catch(() => file))
  }

  if (src === null) return null
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={t('crop.title')}
      description={t('crop.text')}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={() => onChosen(file)}>
            {t('crop.whole')}
          </Button>
          <Button isDisabled={crop === null} onPress={() => void send()}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <PhotoCropper src={src} label={t('crop.title')} onChange={setCrop} />
    </Dialog>
  )
}
