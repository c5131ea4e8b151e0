import type { PhotoSource } from '../Photo/index.ts'

/** `pending`: awaiting review. `active`: visible to others. `rejected`: only visible to the member. */
export type OwnPhotoState = 'pending' | 'active' | 'rejected'

export interface OwnPhoto {
  readonly id: string
  readonly photo: PhotoSource
  readonly state: OwnPhotoState
  readonly isMain?: boolean | undefined
  /** Why it was rejected. */
  readonly reason?: string | undefined
}

export interface OwnPhotoLabels {
  /** Label of each photo, for example "Photo 2 of 4". Announced after a move. */
  readonly positionText: (position: number, count: number) => string
  /** Badge on each photo that is not active. */
  readonly states: Readonly<Record<Exclude<OwnPhotoState, 'active'>, string>>
  readonly main: string
  readonly makeMain: string
  readonly remove: string
  /** Label of the menu button, for example "Change photo 2". */
  readonly menuLabel: (position: number) => string
}

/** Lets the member change the order. */
export interface OwnPhotoOrder {
  /** Called with all ids in the new order. */
  readonly onChange: (ids: readonly string[]) => void
  readonly moveEarlier: string
  readonly moveLater: string
  /** Label of the drag handle, for example "Move photo 2". */
  readonly dragLabel: (position: number) => string
}
