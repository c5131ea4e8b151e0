import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

const uniqueViolation = z.object({ code: z.literal('23505') })

/** Whether a write failed with a unique violation, on either engine. */
export const isTaken = (thrown: unknown): boolean =>
  uniqueViolation.safeParse(thrown instanceof DrizzleQueryError ? thrown.cause : thrown).success
