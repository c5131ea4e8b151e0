import { z } from 'zod'
import { userAnswerSchema } from '../accounts/user.schema.ts'
import { callOf } from '../core/call.ts'
import { memberIdSchema, photoIdSchema } from '../core/ids.ts'
import { photoSchema } from './photos.schema.ts'
import { memberProfileSchema, profileUpdateSchema } from './schema.ts'

const call = callOf('profiles')

/** Profiles, and photos on them. */
export const profileCalls = {
  member: call({
    method: 'GET',
    path: '/api/member.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'One member as this viewer may see them.',
    query: z.object({ id: memberIdSchema }),
    answer: z.object({ profile: memberProfileSchema }),
  }),
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
    purpose: 'Make a photo the main one.',
    body: z.object({ id: photoIdSchema, main: z.literal(true) }),
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
