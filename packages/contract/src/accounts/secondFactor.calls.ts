import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import {
  recoveryCodesSchema,
  secondFactorBodies,
  secondFactorSchema,
  secondFactorSecretSchema,
} from './secondFactor.schema.ts'

const call = callOf('accounts')

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
