import { z } from 'zod'
import {
  recoveryCodesSchema,
  secondFactorBodies,
  secondFactorSchema,
  secondFactorSecretSchema,
} from '../accounts/secondFactor.schema.ts'
import { callOf, done } from '../core/call.ts'

const call = callOf('staff')

/** Second factor of staff; available to a session that still has to set one up. */
export const staffSecondFactorCalls = {
  deskSecondFactor: call({
    method: 'GET',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: true,
    purpose:
      'Whether a second factor is on, whether it must be, and how many recovery codes are left.',
    answer: z.object({ second_factor: secondFactorSchema.extend({ required: z.boolean() }) }),
  }),
  beginDeskSecondFactor: call({
    method: 'POST',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: false,
    purpose:
      'Begins to set a second factor up at the desk; it is on once a code of the app confirms it. The password is asked again.',
    body: secondFactorBodies.begin,
    answer: secondFactorSecretSchema,
  }),
  confirmDeskSecondFactor: call({
    method: 'PUT',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: false,
    purpose: 'Switches the second factor at the desk on with a code; answers the recovery codes.',
    body: secondFactorBodies.confirm,
    answer: recoveryCodesSchema,
  }),
  endDeskSecondFactor: call({
    method: 'DELETE',
    path: '/api/desk/second-factor.php',
    access: 'staff',
    repeatable: false,
    purpose: 'Switches the second factor at the desk off, with the password and a code.',
    body: secondFactorBodies.proof,
    answer: done,
  }),
  renewDeskRecoveryCodes: call({
    method: 'POST',
    path: '/api/desk/recovery-codes.php',
    access: 'staff',
    repeatable: false,
    purpose: 'Gives new recovery codes for the desk, with the password and a code.',
    body: secondFactorBodies.proof,
    answer: recoveryCodesSchema,
  }),
} as const
