import { z } from 'zod'

/** Privacy choices of a member. */
export const choicesSchema = z.object({
  /**
   * Opt-in to introductions: the service may like matching members in the member's name, when both
   * search for each other. Off by default; the time of the choice is stored.
   */
  introduced: z.boolean(),
  introduced_since: z.iso.datetime().nullable(),
  /** Others see read receipts. */
  shows_read: z.boolean(),
  shows_typing: z.boolean(),
  /** Received gifts stand on the profile. */
  shows_gifts: z.boolean(),
})
export type Choices = z.infer<typeof choicesSchema>

export const choicesUpdateSchema = choicesSchema.omit({ introduced_since: true }).partial()
export type ChoicesUpdate = z.infer<typeof choicesUpdateSchema>
