import { z } from 'zod'
import { recoveryCodeCount } from './limits.ts'

/**
 * Six digits from an authenticator app, or a recovery code; spaces, dashes and case are ignored. Absent
 * or empty where no second factor is on.
 */
export const secondFactorCodeSchema = z.string().max(40)

/** State of the second factor of the logged-in user. */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  /** When it was switched on. */
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int().min(0),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** For the authenticator app, as a URI (for a QR code) and as text. Returned only once. */
export const secondFactorSecretSchema = z.object({ uri: z.string(), secret: z.string() })

/** Each replaces a code of the app once. Returned only once. */
export const recoveryCodesSchema = z.object({
  recovery_codes: z.array(z.string()).length(recoveryCodeCount),
})

/** Bodies of the second-factor calls of members and staff. */
export const secondFactorBodies = {
  begin: z.object({ password: z.string().max(1_000) }),
  confirm: z.object({ code: secondFactorCodeSchema }),
  proof: z.object({ password: z.string().max(1_000), code: secondFactorCodeSchema }),
} as const
