import type { PhotoSource } from '../Photo/index.ts'

/** `pending`: not looked at yet. `active`: seen by others. `rejected`: refused, seen by nobody else. */
export type OwnPhotoState = 'pending' | 'active' | 'rejected'

export interface OwnPhoto {
  readonly id: string
  readonly photo: PhotoSource
  readonly state: OwnPhotoState
  readonly isMain?: boolean | undefined
  /** Why it was refused, in words. */
  readonly reason?: string | undefined
}

export interface OwnPhotoTexts {
  /** As "Photo 2 of 4": name of each photo, and said when it has come there. */
  readonly positionText: (position: number, count: number) => string
  /** On each photo that is not simply seen by others. */
  readonly states: Readonly<Record<Exclude<OwnPhotoState, 'active'>, string>>
  readonly main: string
  readonly makeMain: string
  readonly moveEarlier: string
  readonly moveLater: string
  readonly remove: string
  /** Name of the menu of one photo, as "Change photo 2". */
  readonly menuLabel: (position: number) => string
  /** Name of the handle of one photo, as "Move photo 2". */
  readonly dragLabel: (position: number) => string
}
