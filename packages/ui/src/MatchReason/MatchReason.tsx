import { clsx } from 'clsx'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode, Ref } from 'react'
import { InterestList, type InterestOption } from '../InterestPicker/index.ts'
import type { MatchReasonVariant } from './MatchReason.css.ts'
import * as css from './MatchReason.css.ts'

export type MatchReasonKind = 'interests' | 'distance' | 'age' | 'wish'

interface PlainReason {
  readonly kind: Exclude<MatchReasonKind, 'interests'>
  /** As "Lives about ten kilometres away"; never an exact place. */
  readonly text: string
}

interface InterestReason {
  readonly kind: 'interests'
  /** As "You share three interests". */
  readonly text: string
  readonly interests: readonly InterestOption[]
}

export type Reason = PlainReason | InterestReason

export interface MatchReasonProps {
  /** As "Why you might get on". */
  readonly title: string
  /** Strongest first. */
  readonly reasons: readonly Reason[]
  /** `plain` inside something that is a card already. */
  readonly variant?: MatchReasonVariant | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

const icons: Record<MatchReasonKind, ReactNode> = {
  interests: <Sparkles size="1em" strokeWidth={1.75} />,
  distance: <MapPin size="1em" strokeWidth={1.75} />,
  age: <CalendarHeart size="1em" strokeWidth={1.75} />,
  wish: <Heart size="1em" strokeWidth={1.75} />,
}

/** Why these two were brought together, in facts that both can check. */
export const MatchReason = ({
  title,
  reasons,
  variant = 'card',
  headingLevel = 3,
  className,
  ...marks
}: MatchReasonProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...marks}
      className={clsx(css.box({ variant }), className)}
      aria-label={title}
      data-variant={variant}
    >
      <Heading className={css.title}>{title}</Heading>
      <ul className={css.list}>
        {reasons.map((reason) => (
          <li key={reason.kind} className={css.reason} data-kind={reason.kind}>
            <span className={css.icon}>{icons[reason.kind]}</span>
            <div className={css.words}>
              <p>{reason.text}</p>
              {reason.kind === 'interests' ? (
                <InterestList
                  label={reason.text}
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
