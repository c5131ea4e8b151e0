import type { Photo } from '@bouquet/contract'
import type { PhotoSource } from '@bouquet/ui/Photo'
import { useSettings } from '../../app/useSettings.ts'

/** Turns a photo of the contract into one that can be drawn; `thumb` for small places. */
export function usePhotoSource() {
  const prefix = useSettings()?.cdn_prefix ?? ''
  return (photo: Photo, size: 'full' | 'thumb' = 'full'): PhotoSource => ({
    src: prefix + (size === 'full' ? photo.filename : photo.thumb_filename),
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash || undefined,
  })
}
