import type { CallTable } from '../core/call.ts'

/** A member's own profile and photos. */
export const profileCalls = {
  updateProfile: { method: 'PUT', path: '/api/profile.php', access: 'member', repeatable: true },
  uploadPhoto: {
    method: 'POST',
    path: '/api/photo.php',
    access: 'member',
    repeatable: false,
    upload: true,
  },
  updatePhoto: { method: 'PUT', path: '/api/photo.php', access: 'member', repeatable: true },
  orderPhotos: { method: 'PUT', path: '/api/photo-order.php', access: 'member', repeatable: true },
  deletePhoto: { method: 'DELETE', path: '/api/photo.php', access: 'member', repeatable: true },
} as const satisfies CallTable
