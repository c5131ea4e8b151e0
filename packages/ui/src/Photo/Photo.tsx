'use client'
import { clsx } from 'clsx'
import { placeholderColor } from '../internal/placeholderColor.ts'
import type { RootProps } from '../internal/props.ts'
import { useImageError } from '../internal/useImageError.ts'
import { frame, image } from './Photo.css.ts'

export interface PhotoSource {
  /** URL of the largest image. */
  readonly src: string
  readonly srcSet?: string | undefined
  /** Size of the original in pixels, to reserve space while loading. */
  readonly width: number
  readonly height: number
  /** Base64 of a ThumbHash. */
  readonly thumbhash?: string | undefined
}

export interface PhotoProps extends RootProps<HTMLSpanElement> {
  readonly photo: PhotoSource
  /** Empty if the text beside it says the same. */
  readonly alt: string
  /** Same as `<img sizes>`. */
  readonly sizes?: string | undefined
  /** Aspect ratio (`width / height`) to crop to. Defaults to the image's own. */
  readonly ratio?: number | undefined
  /** `mask` uses the brand's photo mask; otherwise straight edges, for use in cards. */
  readonly mask?: 'photo' | 'none' | undefined
  /** For the first large image of a page: loads eagerly. */
  readonly isPriority?: boolean | undefined
}

/** An image that reserves its space and shows its colour while loading, and when it cannot be loaded. */
export function Photo({
  photo,
  alt,
  sizes,
  ratio,
  mask = 'none',
  isPriority = false,
  className,
  ...rest
}: PhotoProps) {
  const { ref, attempt, isMissing, onError } = useImageError()
  return (
    <span
      {...rest}
      className={clsx(frame({ mask }), className)}
      style={{
        aspectRatio: ratio === undefined ? `${photo.width} / ${photo.height}` : String(ratio),
        backgroundColor: placeholderColor(photo.thumbhash),
      }}
    >
      <img
        key={attempt}
        ref={ref}
        className={image({ isMissing })}
        src={photo.src}
        srcSet={photo.srcSet}
        sizes={photo.srcSet === undefined ? undefined : sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        onError={onError}
      />
    </span>
  )
}
