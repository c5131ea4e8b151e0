export type SwipeChoice = 'like' | 'skip'

/** Share of the card's width that decides, and pixels a millisecond that do instead. */
const farEnough = 0.3
const fastEnough = 0.6
/** Pixels below which even a fast flick is a slip. */
const slip = 32

/** What a card that was let go means; null when it goes back. Right is a like in any language. */
export const choiceOf = (x: number, milliseconds: number, width: number): SwipeChoice | null => {
  const isMeant =
    Math.abs(x) > width * farEnough ||
    (Math.abs(x) > slip && Math.abs(x) / Math.max(milliseconds, 1) > fastEnough)
  if (!isMeant) return null
  return x > 0 ? 'like' : 'skip'
}

/** How clear the choice is already, from 0 to 1, for the word on the card. */
export const clarityOf = (x: number, width: number): number =>
  width === 0 ? 0 : Math.min(Math.abs(x) / (width * farEnough), 1)
