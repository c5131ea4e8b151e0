import { useState } from 'react'
import { placeholderColor } from '../internal/placeholderColor.ts'
import { useImageError } from '../internal/useImageError.ts'
import type { PhotoSource } from '../Photo/index.ts'
import * as css from './PhotoViewer.css.ts'
import { usePhotoGestures } from './usePhotoGestures.ts'
import type { Swipe, View } from './view.rules.ts'

interface PhotoStageProps {
  readonly photo: PhotoSource
  readonly alt: string
  readonly view: View
  readonly onView: (view: View) => void
  readonly onSwipe: (swipe: Swipe) => void
}

/** The photo with its touch gestures. */
export function PhotoStage({ photo, alt, view, onView, onSwipe }: PhotoStageProps) {
  const { drag, handlers } = usePhotoGestures({ view, onView, onSwipe })
  const [isLoaded, setLoaded] = useState(false)
  const { ref, attempt, isMissing, onError } = useImageError()
  const x = view.x + (drag?.x ?? 0)
  const y = view.y + Math.max(drag?.y ?? 0, 0)
  return (
    <div
      className={css.stage}
      data-enlarged={view.scale > 1 || undefined}
      data-held={drag !== null || undefined}
      {...handlers}
    >
      <img
        key={attempt}
        ref={ref}
        className={css.picture}
        style={{
          opacity: isMissing ? 0 : undefined,
          transform: `translate(${x}px, ${y}px) scale(${view.scale})`,
          backgroundColor: isLoaded ? undefined : placeholderColor(photo.thumbhash),
        }}
        src={photo.src}
        srcSet={photo.srcSet}
        sizes={photo.srcSet === undefined ? undefined : '100vw'}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={onError}
        draggable={false}
      />
    </div>
  )
}
