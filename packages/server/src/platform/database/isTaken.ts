import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

const uniqueViolation = z.object({ code: z.literal('23505') })

/** Whether a write failed because another row has the value already; alike on both engines. */
export const isTaken = (thrown: unknown): boolean =>
  uniqueViolation.safeParse(thrown instanceof DrizzleQueryError ? thrown.cause : thrown).success
