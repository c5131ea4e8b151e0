import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode, Ref } from 'react'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import type { ProfileCardVariant } from './ProfileCard.css.ts'
import * as css from './ProfileCard.css.ts'

export interface ProfileChip {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
}

export interface ProfileCardProps {
  readonly name: string
  readonly age: number
  readonly photo: PhotoSource | null
  /** URL of the profile. Without it the card is not a link. */
  readonly href?: Href | undefined
  /** Town or last message, in one line. */
  readonly detail?: string | undefined
  /** For example shared interests. At most two are shown. */
  readonly chips?: readonly ProfileChip[] | undefined
  /** Label of the fictional marker. Required for every fictional profile. */
  readonly fictionalLabel?: string | undefined
  readonly fictionalWarning?: string | undefined
  /** Label of the online mark. */
  readonly onlineLabel?: string | undefined
  /** Badge at the top, for example "New". */
  readonly mark?: ReactNode
  readonly variant?: ProfileCardVariant | undefined
  readonly isLiked?: boolean | undefined
  /** Label of the like button, for example "Like Anna". Without it there is no button. */
  readonly likeLabel?: string | undefined
  readonly onLike?: (() => void) | undefined
  /** At the end of a `row`, for example a time, badge or button. */
  readonly aside?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly sizes?: string | undefined
  readonly isPriority?: boolean | undefined
  /** `view-transition-name` shared with the photo on the profile page. */
  readonly transitionName?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

const ratios: Record<ProfileCardVariant, number> = {
  grid: 4 / 5,
  row: 1,
  hero: 4 / 5,
  swipe: 4 / 5,
}

/** Card of a person: photo, name and age, and at most two facts. */
export const ProfileCard = ({
  name,
  age,
  photo,
  href,
  detail,
  chips = [],
  fictionalLabel,
  fictionalWarning,
  onlineLabel,
  mark,
  variant = 'grid',
  isLiked = false,
  likeLabel,
  onLike,
  aside,
  headingLevel = 3,
  sizes,
  isPriority,
  transitionName,
  className,
  ...rest
}: ProfileCardProps) => {
  const Heading = `h${headingLevel}` as const
  const title = (
    <>
      <span className={css.name}>{name}</span> <span className={css.age}>{age}</span>
    </>
  )
  return (
    <article {...rest} className={clsx(css.card({ variant }), className)} data-variant={variant}>
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
          {onlineLabel === undefined ? null : (
            <span className={css.online} role="img" aria-label={onlineLabel} title={onlineLabel} />
          )}
        </Heading>
        {detail === undefined ? null : <p className={css.detail({ variant })}>{detail}</p>}
        {chips.length === 0 && fictionalLabel === undefined ? null : (
          <div className={css.chips}>
            {fictionalLabel === undefined ? null : (
              <FictionalLabel
                label={fictionalLabel}
                warning={fictionalWarning}
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
      {mark === undefined ? null : <div className={css.mark}>{mark}</div>}
      {likeLabel === undefined ? null : (
        <div className={css.like({ variant })}>
          <IconButton
            label={likeLabel}
            icon={<Heart size="1em" />}
            variant={variant === 'row' ? 'quiet' : 'onPhoto'}
            tone="primary"
            isPressed={isLiked}
            onPress={onLike}
          />
        </div>
      )}
      {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
    </article>
  )
}
