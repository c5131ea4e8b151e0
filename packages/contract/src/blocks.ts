import { z } from 'zod'
import { memberIdSchema } from './ids.ts'

/** Members that this one has blocked, the latest first. */
export const blocksSchema = z.object({
  blocked: z.array(
    z.object({ id: memberIdSchema, name: z.string(), blocked_at: z.iso.datetime() }),
  ),
})
export type Blocks = z.infer<typeof blocksSchema>
