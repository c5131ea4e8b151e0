import { settingsQuery, useClient } from '@bouquet/client'
import { type Photo, photoThumbSide, type Settings } from '@bouquet/contract'
import type { PhotoSource } from '@bouquet/ui/Photo'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../language/useLocale.ts'

/** The brand's settings; null while loading. */
export function useSettings(): Settings | null {
  return useQuery(settingsQuery(useClient(), useLocale())).data ?? null
}

/** The brand's label and warning for fictional profiles; the warning is always shown. */
export function useFictional() {
  const settings = useSettings()
  return {
    label: settings?.fictional_singular ?? '',
    warning: settings?.fictional_warning ?? '',
  }
}

/** Converts a photo of the contract to a `PhotoSource`; `thumb` for images that are always small. */
export function usePhotoSource() {
  const prefix = useSettings()?.cdn_prefix ?? ''
  return (photo: Photo, size: 'full' | 'thumb' = 'full'): PhotoSource => ({
    src: prefix + (size === 'full' ? photo.filename : photo.thumb_filename),
    ...(size === 'full' && { srcSet: versionsOf(photo, prefix) }),
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash || undefined,
  })
}

/** Both versions of a photo with their widths; the browser loads the one that fits. */
function versionsOf({ filename, thumb_filename, width, height }: Photo, prefix: string): string {
  const smaller = Math.round(width * Math.min(1, photoThumbSide / Math.max(width, height)))
  return `${prefix}${thumb_filename} ${smaller}w, ${prefix}${filename} ${width}w`
}
