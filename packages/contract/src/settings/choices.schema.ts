import { z } from 'zod'

/** What a member lets others see and the product do; each is off or on as its purpose says. */
export const choicesSchema = z.object({
  /**
   * The member wants to be introduced: the product may give a like in their name to people who fit both
   * ways. Off until chosen; the time of the choice is kept.
   */
  introduced: z.boolean(),
  introduced_since: z.iso.datetime().nullable(),
  /** Others who may have read marks see that a message was read. */
  shows_read: z.boolean(),
  shows_typing: z.boolean(),
  /** Received gifts stand on the profile. */
  shows_gifts: z.boolean(),
})
export type Choices = z.infer<typeof choicesSchema>

export const choicesUpdateSchema = choicesSchema.omit({ introduced_since: true }).partial()
export type ChoicesUpdate = z.infer<typeof choicesUpdateSchema>
