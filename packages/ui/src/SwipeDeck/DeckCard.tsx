import { clsx } from 'clsx'
import Heart from 'lucide-react/icons/heart'
import X from 'lucide-react/icons/x'
import { useLabels } from '../internal/labels.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import type { DeckPerson } from './deck.types.ts'
import * as css from './SwipeDeck.css.ts'
import { clarityOf, type SwipeChoice } from './swipe.rules.ts'
import { useCardDrag } from './useCardDrag.ts'

interface DeckCardProps {
  readonly person: DeckPerson
  readonly isBack: boolean
  readonly isDisabled: boolean
  readonly onChoice: (choice: SwipeChoice) => void
}

/** The draggable card on top. */
export function DeckCard({ person, isBack, isDisabled, onChoice }: DeckCardProps) {
  const labels = useLabels()
  const { held, handlers } = useCardDrag(onChoice)
  const { id, ...facts } = person
  const clarity = held === null ? 0 : clarityOf(held.x, held.width)
  const leaning: SwipeChoice = held !== null && held.x < 0 ? 'skip' : 'like'
  return (
    <div
      className={clsx(css.card, css.top, isBack && css.back)}
      data-person={id}
      data-held={held !== null || undefined}
      style={
        held === null
          ? undefined
          : {
              transform: `translate(${held.x}px, ${held.y * 0.25}px) rotate(${(held.x / Math.max(held.width, 1)) * 9}deg)`,
            }
      }
      {...(isDisabled ? {} : handlers)}
    >
      <ProfileCard {...facts} variant="swipe" headingLevel={2} isPriority />
      <span className={css.stamp({ choice: leaning })} style={{ opacity: clarity }}>
        {leaning === 'like' ? <Heart size="1em" fill="currentColor" /> : <X size="1em" />}
        {labels(leaning === 'like' ? 'deck.like' : 'deck.skip')}
      </span>
    </div>
  )
}

interface LeavingCardProps {
  readonly person: DeckPerson
  readonly choice: SwipeChoice
  readonly onGone: () => void
}

/** Exit animation of a card. Hidden from screen readers. */
export function LeavingCard({ person, choice, onGone }: LeavingCardProps) {
  const { id, href, ...facts } = person
  return (
    <div
      className={clsx(css.card, css.leaving({ choice }))}
      aria-hidden="true"
      inert
      data-leaving={choice}
      onAnimationEnd={onGone}
    >
      <ProfileCard {...facts} variant="swipe" headingLevel={2} />
    </div>
  )
}
