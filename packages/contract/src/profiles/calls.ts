import { z } from 'zod'
import { userAnswerSchema } from '../accounts/user.schema.ts'
import { callOf } from '../core/call.ts'
import { photoIdSchema } from '../core/ids.ts'
import { photoSchema } from './photos.schema.ts'
import { profileUpdateSchema } from './schema.ts'

const call = callOf('profiles')

/** More than anybody has, rejected photos included. */
const photoOrderLimit = 1_000

/** A member's own profile and photos. */
export const profileCalls = {
  updateProfile: call({
    method: 'PUT',
    path: '/api/profile.php',
    access: 'member',
    repeatable: true,
    purpose: "Edit one's own profile.",
    body: profileUpdateSchema,
    answer: userAnswerSchema,
  }),
  uploadPhoto: call({
    method: 'POST',
    path: '/api/photo.php',
    access: 'member',
    repeatable: false,
    upload: true,
    purpose: "Add a photo of one's own; it stays pending until approved.",
    answer: z.object({ photo: photoSchema }),
  }),
  updatePhoto: call({
    method: 'PUT',
    path: '/api/photo.php',
    access: 'member',
    repeatable: true,
    purpose: 'Make a photo the first, which is the main one.',
    body: z.object({ id: photoIdSchema, main: z.literal(true) }),
    answer: userAnswerSchema,
  }),
  orderPhotos: call({
    method: 'PUT',
    path: '/api/photo-order.php',
    access: 'member',
    repeatable: true,
    purpose: "Put one's own photos in an order; the first is the main one.",
    body: z.object({ photos: z.array(photoIdSchema).min(1).max(photoOrderLimit) }),
    answer: userAnswerSchema,
  }),
  deletePhoto: call({
    method: 'DELETE',
    path: '/api/photo.php',
    access: 'member',
    repeatable: true,
    purpose: "Remove a photo of one's own.",
    body: z.object({ id: photoIdSchema }),
    answer: userAnswerSchema,
  }),
} as const
