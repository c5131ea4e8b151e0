import { z } from 'zod'
import { recentLoginMinutes } from './limits.ts'
import { secondFactorCodeSchema } from './secondFactor.schema.ts'

/**
 * What shows that whoever is logged in is the account's owner. Each part is left out until an error asks for it:
 * `password_required` where the login is older than {@link recentLoginMinutes}, `second_factor_required` where a
 * second factor is on.
 */
export const proofSchema = z.object({
  password: z.string().max(1_000).optional(),
  code: secondFactorCodeSchema.optional(),
})
export type Proof = z.infer<typeof proofSchema>
