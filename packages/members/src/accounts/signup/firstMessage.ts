import { z } from 'zod'

/** Search parameters of pages that hand a first message on to the signup. */
export const firstMessageSearch = z.object({
  /** Written on the page of the member who is to get it. */
  signup_message: z.coerce.string().max(2_000).optional().catch(undefined),
})
