import { z } from 'zod'
import { photoSchema } from '../profiles/photos.schema.ts'
import { profileCardSchema } from '../profiles/schema.ts'

const entry = {
  /** When it happened. */
  at: z.iso.datetime(),
  /** Whether it happened after the member last looked, and was not opened elsewhere meanwhile. */
  is_new: z.boolean(),
}

const byPerson = { ...entry, person: profileCardSchema }

/** Something that happened to the member. There is one entry for each person and kind, with the latest time. */
export const activitySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('like'), ...byPerson }),
  z.object({ kind: z.literal('introduction'), ...byPerson }),
  z.object({ kind: z.literal('match'), ...byPerson }),
  z.object({ kind: z.literal('message'), ...byPerson }),
  z.object({ kind: z.literal('photo'), ...entry, photo: photoSchema }),
  z.object({ kind: z.literal('case'), ...entry, number: z.string() }),
])
export type Activity = z.infer<typeof activitySchema>
