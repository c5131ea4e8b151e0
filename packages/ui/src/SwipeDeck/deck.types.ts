import type { ReactNode } from 'react'
import type { ProfileCardProps } from '../ProfileCard/index.ts'

export type DeckPerson = Pick<
  ProfileCardProps,
  | 'name'
  | 'age'
  | 'photo'
  | 'href'
  | 'detail'
  | 'chips'
  | 'fictionalLabel'
  | 'fictionalWarning'
  | 'onlineLabel'
> & { readonly id: string }

/** `usedUp`: no likes left today. `empty`: no people left. Each with its own content. */
export type DeckContent =
  | { readonly kind: 'people'; readonly people: readonly DeckPerson[] }
  | { readonly kind: 'loading'; readonly label: string }
  | { readonly kind: 'usedUp'; readonly message: ReactNode }
  | { readonly kind: 'empty'; readonly message: ReactNode }

export interface DeckLabels {
  /** Label of the deck, for example "People to like or skip". */
  readonly label: string
  readonly like: string
  readonly skip: string
  readonly undo: string
  /** For example "2 likes left today". */
  readonly remaining?: string | undefined
}
