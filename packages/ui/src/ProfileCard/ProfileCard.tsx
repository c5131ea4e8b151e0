import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import { OnlineMark } from '../internal/OnlineMark.tsx'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import { VerificationBadge, type VerificationKind } from '../VerificationBadge/index.ts'
import type { ProfileCardVariant } from './ProfileCard.css.ts'
import * as css from './ProfileCard.css.ts'

export interface ProfileChip {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
}

export interface ProfileCardProps extends RootProps<HTMLElement> {
  readonly name: string
  readonly age: number
  readonly photo: PhotoSource | null
  /** URL of the profile. Without it the card is not a link. */
  readonly href?: Href | undefined
  /** Town or last message, in one line. */
  readonly description?: string | undefined
  /** For example shared interests. At most two are shown. */
  readonly chips?: readonly ProfileChip[] | undefined
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalDescription?: string | undefined
  readonly isOnline?: boolean | undefined
  /** Shows beside the name what was checked. */
  readonly verification?: VerificationKind | undefined
  /** Badge at the top, for example "New". */
  readonly badge?: ReactNode
  readonly variant?: ProfileCardVariant | undefined
  readonly isLiked?: boolean | undefined
  /** Shows a button that gives or takes back a like. */
  readonly onLike?: (() => void) | undefined
  /** At the end of a `row`, for example a time, badge or button. */
  readonly end?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly sizes?: string | undefined
  readonly isPriority?: boolean | undefined
  /** `view-transition-name` shared with the photo on the profile page. */
  readonly transitionName?: string | undefined
}

const ratios: Record<ProfileCardVariant, number> = {
  grid: 4 / 5,
  row: 1,
  hero: 4 / 5,
  swipe: 4 / 5,
}

/** Card of a person: photo, name and age, and at most two facts. */
export function ProfileCard({
  name,
  age,
  photo,
  href,
  description,
  chips = [],
  fictionalLabel,
  fictionalDescription,
  isOnline = false,
  verification,
  badge,
  variant = 'grid',
  isLiked = false,
  onLike,
  end,
  headingLevel = 3,
  sizes,
  isPriority,
  transitionName,
  className,
  ...rest
}: ProfileCardProps) {
  const labels = useLabels()
  const Heading = `h${headingLevel}` as const
  const title = (
    <>
      <bdi className={css.name}>{name}</bdi> <span className={css.age}>{age}</span>
    </>
  )
  return (
    <article
      {...rest}
      className={clsx(css.card({ variant }), className)}
      data-variant={variant}
      data-blank={photo === null || undefined}
    >
      <div
        className={css.picture({ variant })}
        style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
      >
        {photo === null ? (
          <span className={css.blank} style={{ aspectRatio: String(ratios[variant]) }}>
            <UserRound size="40%" strokeWidth={1} />
          </span>
        ) : (
          <Photo
            photo={photo}
            alt=""
            ratio={ratios[variant]}
            sizes={sizes}
            isPriority={isPriority}
          />
        )}
      </div>
      <div className={css.textBlock({ variant })}>
        <Heading className={css.title({ variant })}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          )}
          {verification === undefined ? null : (
            <VerificationBadge
              kind={verification}
              variant={variant === 'row' ? 'icon' : 'iconOnPhoto'}
              className={css.verified}
            />
          )}
          {isOnline ? <OnlineMark className={css.online} /> : null}
        </Heading>
        {description === undefined ? null : (
          <p className={css.detail({ variant })} dir="auto">
            {description}
          </p>
        )}
        {chips.length === 0 && fictionalLabel === undefined ? null : (
          <div className={css.chips}>
            {fictionalLabel === undefined ? null : (
              <FictionalLabel
                label={fictionalLabel}
                description={fictionalDescription}
                variant={variant === 'row' ? 'inline' : 'onPhoto'}
              />
            )}
            {chips.slice(0, 2).map((chip) => (
              <span className={css.chip({ variant })} key={chip.id}>
                {chip.icon}
                {chip.label}
              </span>
            ))}
          </div>
        )}
      </div>
      {badge === undefined ? null : <div className={css.mark}>{badge}</div>}
      {onLike === undefined ? null : (
        <div className={css.like({ variant })}>
          <IconButton
            label={labels(isLiked ? 'like.remove' : 'like.give', { name })}
            icon={<Heart size="1em" />}
            variant={variant === 'row' ? 'quiet' : 'onPhoto'}
            tone="primary"
            isPressed={isLiked}
            onPress={onLike}
          />
        </div>
      )}
      {end === undefined ? null : <div className={css.aside}>{end}</div>}
    </article>
  )
}
