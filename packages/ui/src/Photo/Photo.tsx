'use client'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { frame, image } from './Photo.css.ts'
import { useThumbhash } from './useThumbhash.ts'

export interface PhotoSource {
  /** Full address of the picture. */
  readonly src: string
  readonly srcSet?: string | undefined
  /** Pixels of the original, so that the place is kept before it arrives. */
  readonly width: number
  readonly height: number
  /** base64 of a ThumbHash. */
  readonly thumbhash?: string | undefined
}

export interface PhotoProps {
  readonly photo: PhotoSource
  /** Empty when the words beside it say the same. */
  readonly alt: string
  /** Width on the page for each viewport, as in `<img sizes>`. */
  readonly sizes?: string | undefined
  /** `width / height` of the frame; the picture covers it. Without it the picture keeps its own. */
  readonly ratio?: number | undefined
  /** The brand's photo mask, or straight edges inside a card. */
  readonly mask?: 'photo' | 'none' | undefined
  /** The first large picture of a page. */
  readonly isPriority?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** A picture that holds its place, with a blurred hint of itself until it arrives. */
export const Photo = ({
  photo,
  alt,
  sizes,
  ratio,
  mask = 'none',
  isPriority = false,
  className,
  ...marks
}: PhotoProps) => {
  const hint = useThumbhash(photo.thumbhash)
  return (
    <span
      {...marks}
      className={clsx(frame({ mask }), className)}
      style={{
        aspectRatio: ratio === undefined ? `${photo.width} / ${photo.height}` : String(ratio),
        ...(hint === null ? {} : { backgroundImage: `url(${hint})` }),
      }}
    >
      <img
        className={image}
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
      />
    </span>
  )
}
