import { clsx } from 'clsx'
import { ProfileCard } from '../ProfileCard/index.ts'
import type { DeckPerson } from './deck.types.ts'
import * as css from './SwipeDeck.css.ts'
import type { SwipeChoice } from './swipe.rules.ts'

interface LeavingCardProps {
  readonly person: DeckPerson
  readonly choice: SwipeChoice
  readonly onGone: () => void
}

/** Exit animation of a card. Hidden from screen readers. */
export const LeavingCard = ({ person, choice, onGone }: LeavingCardProps) => {
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
