import { clsx } from 'clsx'
import type { PhotoSource } from '../Photo/index.ts'
import { avatar, initial, online as onlineClass, picture } from './Avatar.css.ts'

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl'

export interface AvatarProps {
  /** Whose it is; the first letter stands in for a missing picture. */
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  readonly size?: AvatarSize | undefined
  /** Words for the green mark, as "Online now"; no words, no mark. */
  readonly onlineLabel?: string | undefined
  /** True when the name is written beside it, so that it is not read twice. */
  readonly isDecorative?: boolean | undefined
  readonly className?: string | undefined
}

export const Avatar = ({
  name,
  photo,
  size = 'md',
  onlineLabel,
  isDecorative = false,
  className,
}: AvatarProps) => (
  <span className={clsx(avatar({ size }), className)}>
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
  </span>
)
