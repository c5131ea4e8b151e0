import { clsx } from 'clsx'
import Mask from 'lucide-react/icons/venetian-mask'
import type { Ref } from 'react'
import type { PhotoSource } from '../Photo/index.ts'
import {
  type AvatarSize,
  avatar,
  fictional,
  initial,
  online as onlineClass,
  picture,
} from './Avatar.css.ts'

export interface AvatarProps {
  /** Whose it is; the first letter stands in for a missing picture. */
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  readonly size?: AvatarSize | undefined
  /** Words for the green mark, as "Online now"; no words, no mark. */
  readonly onlineLabel?: string | undefined
  /** Words for the mask of a person who does not exist; present for each fictional person. */
  readonly fictionalLabel?: string | undefined
  /** A ring in the brand's colour: something of this person has not been seen yet. */
  readonly isNew?: boolean | undefined
  /** True when the name is written beside it, so that it is not read twice. */
  readonly isDecorative?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** A small face, or the first letter of a name. */
export const Avatar = ({
  name,
  photo,
  size = 'md',
  onlineLabel,
  fictionalLabel,
  isNew = false,
  isDecorative = false,
  className,
  ...marks
}: AvatarProps) => (
  <span
    {...marks}
    className={clsx(avatar({ size, isNew }), className)}
    data-size={size}
    data-new={isNew || undefined}
  >
    {photo == null ? (
      <span
        className={initial}
        {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        {Array.from(name)[0]?.toLocaleUpperCase() ?? ''}
      </span>
    ) : (
      <img
        className={picture}
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={isDecorative ? '' : name}
        loading="lazy"
        decoding="async"
      />
    )}
    {onlineLabel === undefined ? null : (
      <span className={onlineClass} role="img" aria-label={onlineLabel} title={onlineLabel} />
    )}
    {fictionalLabel === undefined ? null : (
      <span
        className={fictional}
        role="img"
        aria-label={fictionalLabel}
        title={fictionalLabel}
        data-fictional=""
      >
        <Mask size="0.8em" strokeWidth={2.25} />
      </span>
    )}
  </span>
)
