import { z } from 'zod'

/** Recovery codes that are given out at a time. */
export const recoveryCodeCount = 10

/**
 * Six digits from an authenticator app, or a recovery code; spaces, dashes and capitals do not matter. Left out
 * or empty where no second factor is on.
 */
export const secondFactorCodeSchema = z.string().max(40)

/** How the second factor of whoever asks stands. */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  /** When it was switched on. */
  since: z.iso.datetime().nullable(),
  recovery_codes_left: z.int().min(0),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** For the app, as an address (to be drawn as a QR code) and to be typed. Told here and never again. */
export const secondFactorSecretSchema = z.object({ uri: z.string(), secret: z.string() })

/** Each opens the account once in place of a code from the app. Told here and never again. */
export const recoveryCodesSchema = z.object({
  recovery_codes: z.array(z.string()).length(recoveryCodeCount),
})

/** What each call about a second factor is asked and answers, a member’s and that of staff. */
export const secondFactorBodies = {
  begin: z.object({ password: z.string().max(1_000) }),
  confirm: z.object({ code: secondFactorCodeSchema }),
  proof: z.object({ password: z.string().max(1_000), code: secondFactorCodeSchema }),
} as const
