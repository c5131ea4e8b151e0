import { z } from 'zod'
import { user } from './answers.ts'
import { call } from './call.ts'
import { memberIdSchema, photoIdSchema } from './ids.ts'
import { photoSchema } from './photo.ts'
import { memberProfileSchema, profileUpdateSchema } from './profile.ts'
import { searchQuerySchema, searchResultSchema } from './search.ts'

/** Search, the profiles that it finds, and one’s own with its photos. */
export const profileCalls = {
  members: call({
    method: 'GET',
    path: '/api/members.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Search people by place, age and what the brand lets one search by, page by page.',
    query: searchQuerySchema,
    answer: searchResultSchema,
  }),
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
    answer: user,
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
    answer: user,
  }),
  deletePhoto: call({
    method: 'DELETE',
    path: '/api/photo.php',
    access: 'member',
    repeatable: true,
    purpose: "Remove a photo of one's own.",
    body: z.object({ id: photoIdSchema }),
    answer: user,
  }),
} as const
