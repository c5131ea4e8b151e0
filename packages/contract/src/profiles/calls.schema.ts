import { z } from 'zod'
import { userResponseSchema } from '../accounts/user.schema.ts'
import type { SchemasOf } from '../core/call.schema.ts'
import { photoIdSchema } from '../core/ids.schema.ts'
import type { profileCalls } from './calls.ts'
import { photoSchema } from './photos.schema.ts'
import { profileUpdateSchema } from './schema.ts'

/** More than anybody has, rejected photos included. */
const photoOrderLimit = 1_000

/** Requests and responses of {@link profileCalls}. */
export const profileCallSchemas = {
  updateProfile: {
    purpose: "Edit one's own profile.",
    body: profileUpdateSchema,
    response: userResponseSchema,
  },
  uploadPhoto: {
    purpose: "Add a photo of one's own; it stays pending until approved.",
    response: z.object({ photo: photoSchema }),
  },
  updatePhoto: {
    purpose: 'Make a photo the first, which is the main one.',
    body: z.object({ id: photoIdSchema, main: z.literal(true) }),
    response: userResponseSchema,
  },
  orderPhotos: {
    purpose: "Put one's own photos in an order; the first is the main one.",
    body: z.object({ photos: z.array(photoIdSchema).min(1).max(photoOrderLimit) }),
    response: userResponseSchema,
  },
  deletePhoto: {
    purpose: "Remove a photo of one's own.",
    body: z.object({ id: photoIdSchema }),
    response: userResponseSchema,
  },
} as const satisfies SchemasOf<typeof profileCalls>
