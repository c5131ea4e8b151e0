export type { DeckContent, DeckPerson } from './deck.types.ts'
export { SwipeDeck, type SwipeDeckProps } from './SwipeDeck.tsx'
export type { SwipeChoice } from './swipe.rules.ts'
