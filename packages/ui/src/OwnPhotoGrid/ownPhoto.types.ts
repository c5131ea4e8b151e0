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
