import { clsx } from 'clsx'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { InterestList, type InterestOption } from '../InterestPicker/index.ts'
import type { RootProps } from '../internal/props.ts'
import type { MatchReasonVariant } from './MatchReason.css.ts'
import * as css from './MatchReason.css.ts'

export type MatchReasonKind = 'interests' | 'distance' | 'age' | 'preference'

interface PlainReason {
  readonly kind: Exclude<MatchReasonKind, 'interests'>
  /** For example "Lives about ten kilometres away". Never an exact location. */
  readonly description: string
}

interface InterestReason {
  readonly kind: 'interests'
  /** For example "You share three interests". */
  readonly description: string
  readonly interests: readonly InterestOption[]
}

export type Reason = PlainReason | InterestReason

export interface MatchReasonProps extends RootProps<HTMLElement> {
  /** For example "Why you and Anna might get on". */
  readonly title: string
  /** Strongest first. */
  readonly reasons: readonly Reason[]
  /** `plain` inside another card. */
  readonly variant?: MatchReasonVariant | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

const icons: Record<MatchReasonKind, ReactNode> = {
  interests: <Sparkles size="1em" strokeWidth={1.75} />,
  distance: <MapPin size="1em" strokeWidth={1.75} />,
  age: <CalendarHeart size="1em" strokeWidth={1.75} />,
  preference: <Heart size="1em" strokeWidth={1.75} />,
}

/** Reasons why two people were matched. */
export function MatchReason({
  title,
  reasons,
  variant = 'card',
  headingLevel = 3,
  className,
  ...rest
}: MatchReasonProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...rest}
      className={clsx(css.box({ variant }), className)}
      aria-label={title}
      data-variant={variant}
    >
      <Heading className={css.title}>{title}</Heading>
      <ul className={css.list}>
        {reasons.map((reason) => (
          <li key={reason.kind} className={css.reason} data-kind={reason.kind}>
            <span className={css.icon}>{icons[reason.kind]}</span>
            <div className={css.textBlock}>
              <p>{reason.description}</p>
              {reason.kind === 'interests' ? (
                <InterestList
                  label={reason.description}
                  items={reason.interests.map((interest) => ({ ...interest, isShared: true }))}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
