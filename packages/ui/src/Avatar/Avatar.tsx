import { clsx } from 'clsx'
import Mask from 'lucide-react/icons/venetian-mask'
import { OnlineMark } from '../internal/OnlineMark.tsx'
import type { RootProps } from '../internal/props.ts'
import { useImageError } from '../internal/useImageError.ts'
import type { PhotoSource } from '../Photo/index.ts'
import {
  type AvatarSize,
  avatar,
  fictional,
  initial,
  online as onlineClass,
  picture,
} from './Avatar.css.ts'

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Name of the person. Its first letter replaces a missing photo. */
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  readonly size?: AvatarSize | undefined
  readonly isOnline?: boolean | undefined
  /** Label of the mask icon. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  /** Shows a ring: this person has something the member has not seen yet. */
  readonly isNew?: boolean | undefined
  /** Hides it from screen readers, for use beside the written name. */
  readonly isDecorative?: boolean | undefined
}

/** A small photo of a person, or the first letter of the name where there is none or it cannot be loaded. */
export function Avatar({
  name,
  photo,
  size = 'md',
  isOnline = false,
  fictionalLabel,
  isNew = false,
  isDecorative = false,
  className,
  ...rest
}: AvatarProps) {
  const { ref, attempt, isMissing, onError } = useImageError()
  return (
    <span
      {...rest}
      className={clsx(avatar({ size, isNew }), className)}
      data-size={size}
      data-new={isNew || undefined}
    >
      {photo == null || isMissing ? (
        <span
          className={initial}
          {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
        >
          {Array.from(name)[0]?.toLocaleUpperCase() ?? ''}
        </span>
      ) : (
        <img
          key={attempt}
          ref={ref}
          className={picture}
          src={photo.src}
          width={photo.width}
          height={photo.height}
          alt={isDecorative ? '' : name}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      )}
      {isOnline ? <OnlineMark className={onlineClass} /> : null}
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
}
