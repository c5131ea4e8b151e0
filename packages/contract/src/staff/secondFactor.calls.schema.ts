import { z } from 'zod'
import {
  recoveryCodesSchema,
  secondFactorBodies,
  secondFactorSchema,
  secondFactorSecretSchema,
} from '../accounts/secondFactor.schema.ts'
import { done, type SchemasOf } from '../core/call.schema.ts'
import type { staffSecondFactorCalls } from './secondFactor.calls.ts'

/** Requests and responses of {@link staffSecondFactorCalls}. */
export const staffSecondFactorCallSchemas = {
  deskSecondFactor: {
    purpose:
      'Whether a second factor is on, whether it must be, and how many recovery codes are left.',
    response: z.object({ second_factor: secondFactorSchema.extend({ required: z.boolean() }) }),
  },
  beginDeskSecondFactor: {
    purpose:
      'Begins to set a second factor up at the desk; it is on once a code of the app confirms it. The password is asked again.',
    body: secondFactorBodies.begin,
    response: secondFactorSecretSchema,
  },
  confirmDeskSecondFactor: {
    purpose: 'Switches the second factor at the desk on with a code; answers the recovery codes.',
    body: secondFactorBodies.confirm,
    response: recoveryCodesSchema,
  },
  endDeskSecondFactor: {
    purpose: 'Switches the second factor at the desk off, with the password and a code.',
    body: secondFactorBodies.proof,
    response: done,
  },
  renewDeskRecoveryCodes: {
    purpose: 'Gives new recovery codes for the desk, with the password and a code.',
    body: secondFactorBodies.proof,
    response: recoveryCodesSchema,
  },
} as const satisfies SchemasOf<typeof staffSecondFactorCalls>
