import type { ReactNode } from 'react'
import type { ProfileCardProps } from '../ProfileCard/index.ts'

export type DeckPerson = Pick<
  ProfileCardProps,
  | 'name'
  | 'age'
  | 'photo'
  | 'href'
  | 'description'
  | 'chips'
  | 'fictionalLabel'
  | 'fictionalDescription'
  | 'isOnline'
> & { readonly id: string }

/** `usedUp`: no likes left today. `empty`: no people left. Each with its own content. */
export type DeckContent =
  | { readonly kind: 'people'; readonly people: readonly DeckPerson[] }
  | { readonly kind: 'loading'; readonly label: string }
  | { readonly kind: 'usedUp'; readonly message: ReactNode }
  | { readonly kind: 'empty'; readonly message: ReactNode }
