export type SwipeChoice = 'like' | 'skip'

/** A swipe needs this share of the card's width, or this speed in pixels per millisecond. */
const farEnough = 0.3
const fastEnough = 0.6
/** Minimum distance in pixels of a fast swipe. */
const slip = 32

/** Choice of a released card, or null if it snaps back. Right is a like in any language. */
export function choiceOf(x: number, milliseconds: number, width: number): SwipeChoice | null {
  const isMeant =
    Math.abs(x) > width * farEnough ||
    (Math.abs(x) > slip && Math.abs(x) / Math.max(milliseconds, 1) > fastEnough)
  if (!isMeant) return null
  return x > 0 ? 'like' : 'skip'
}

/** Progress towards a choice, from 0 to 1: opacity of the label on the card. */
export function clarityOf(x: number, width: number): number {
  return width === 0 ? 0 : Math.min(Math.abs(x) / (width * farEnough), 1)
}
