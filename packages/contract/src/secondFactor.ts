import { z } from 'zod'
import { done } from './answers.ts'
import { call } from './call.ts'

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

/** A member’s own second factor. */
export const secondFactorCalls = {
  secondFactor: call({
    method: 'GET',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: true,
    purpose: 'Whether a second factor is on, and how many recovery codes are left.',
    answer: z.object({ second_factor: secondFactorSchema }),
  }),
  beginSecondFactor: call({
    method: 'POST',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: false,
    purpose:
      'Begins to set a second factor up; it is on once a code of the app confirms it. The password is asked again.',
    body: secondFactorBodies.begin,
    answer: secondFactorSecretSchema,
  }),
  confirmSecondFactor: call({
    method: 'PUT',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: false,
    purpose: 'Switches the second factor on with a code of the app; answers the recovery codes.',
    body: secondFactorBodies.confirm,
    answer: recoveryCodesSchema,
  }),
  endSecondFactor: call({
    method: 'DELETE',
    path: '/api/second-factor.php',
    access: 'member',
    repeatable: false,
    purpose: 'Switches the second factor off, with the password and a code.',
    body: secondFactorBodies.proof,
    answer: done,
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/recovery-codes.php',
    access: 'member',
    repeatable: false,
    purpose: 'Gives new recovery codes, with the password and a code; the earlier ones end.',
    body: secondFactorBodies.proof,
    answer: recoveryCodesSchema,
  }),
} as const
