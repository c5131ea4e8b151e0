import { clsx } from 'clsx'
import { Avatar } from '../Avatar/index.ts'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import type { PhotoSource } from '../Photo/index.ts'
import * as css from './AvatarGroup.css.ts'

export interface AvatarGroupPerson {
  readonly id: string
  readonly name: string
  readonly photo?: PhotoSource | null | undefined
  /** Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
}

export interface AvatarGroupProps extends RootProps<HTMLSpanElement> {
  readonly people: readonly AvatarGroupPerson[]
  /** How many there are, if more than are handed over. */
  readonly total?: number | undefined
  /** Faces to show. */
  readonly max?: number | undefined
  readonly size?: css.AvatarGroupSize | undefined
  /** Hides it from screen readers, for use beside the same words. */
  readonly isDecorative?: boolean | undefined
}

/** A few faces, one behind the other, and how many more there are. */
export function AvatarGroup({
  people,
  total = people.length,
  max = 4,
  size = 'md',
  isDecorative = false,
  className,
  ...rest
}: AvatarGroupProps) {
  const labels = useLabels()
  const shown = people.slice(0, max)
  const more = Math.max(total, people.length) - shown.length
  return (
    <span {...rest} className={clsx(css.group, className)} aria-hidden={isDecorative || undefined}>
      {shown.map(({ id, ...person }) => (
        <span key={id} className={css.member({ size })}>
          <Avatar {...person} size={size} />
        </span>
      ))}
      {more > 0 ? (
        <span className={css.member({ size })}>
          <span className={css.rest({ size })} aria-hidden="true">
            +{more}
          </span>
          <span className={visuallyHidden}>{labels('people_more', { count: more })}</span>
        </span>
      ) : null}
    </span>
  )
}
