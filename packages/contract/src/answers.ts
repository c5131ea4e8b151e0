import { z } from 'zod'
import { userSchema } from './user.ts'

/** An act that tells nothing but that it is done. */
export const done = z.object({ ok: z.literal(true) })

/** The member as they stand after an act. */
export const user = z.object({ user: userSchema })
