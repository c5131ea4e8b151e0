import { constants } from '@bouquet/contract'
import type { PhotoRow } from '../../../tables/index.ts'

/** A viewer's relation to the member whose photos they look at. */
export type ViewerRole = 'owner' | 'visitor' | 'free' | 'premium'

/** How many photos of a member each role sees unlocked, in the member's order. */
const unlockedCount: Readonly<Record<ViewerRole, number>> = {
  owner: Number.POSITIVE_INFINITY,
  premium: Number.POSITIVE_INFINITY,
  free: 2,
  visitor: 1,
}

interface PhotoViewer {
  readonly id: string
  readonly paid: boolean
}

export function viewerRoleOf(viewer: PhotoViewer | null, owner: string): ViewerRole {
  if (!viewer) return 'visitor'
  if (viewer.id === owner) return 'owner'
  return viewer.paid ? 'premium' : 'free'
}

export interface ArrangedPhoto {
  readonly photo: PhotoRow
  readonly locked: boolean
}

/**
 * A member's photos as a role sees them, in the member's order; the first is the main one. Others see approved photos
 * only; for the owner, rejected ones come last.
 */
export function arrangePhotos(photos: readonly PhotoRow[], role: ViewerRole): ArrangedPhoto[] {
  return photos
    .filter(({ status }) => role === 'owner' || status === 'active')
    .toSorted(byDisplayOrder)
    .map((photo, place) => ({ photo, locked: place >= unlockedCount[role] }))
}

/** Ids of all photos of a member in a new order: the given ones first, then the others as they were. */
export function reorderPhotos(photos: readonly PhotoRow[], first: readonly string[]): string[] {
  const others = photos.toSorted(byDisplayOrder).map(({ id }) => id)
  return [...new Set([...first, ...others])]
}

const isRejected = ({ status }: PhotoRow) => Number(status === 'rejected')

const byDisplayOrder = (a: PhotoRow, b: PhotoRow) =>
  isRejected(a) - isRejected(b) ||
  a.position - b.position ||
  a.created.getTime() - b.created.getTime() ||
  a.id.localeCompare(b.id)

/** How many photos a member may have. */
export function photoLimit(paid: boolean): number {
  return paid ? constants.photos.premium : constants.photos.free
}
