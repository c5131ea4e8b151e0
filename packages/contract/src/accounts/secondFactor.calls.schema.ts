import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import type { secondFactorCalls } from './secondFactor.calls.ts'
import {
  recoveryCodesSchema,
  secondFactorBodies,
  secondFactorSchema,
  secondFactorSecretSchema,
} from './secondFactor.schema.ts'

/** Requests and responses of {@link secondFactorCalls}. */
export const secondFactorCallSchemas = {
  secondFactor: {
    purpose: 'Whether a second factor is on, and how many recovery codes are left.',
    response: z.object({ second_factor: secondFactorSchema }),
  },
  beginSecondFactor: {
    purpose:
      'Begins to set a second factor up; it is on once a code of the app confirms it. The password is asked again.',
    body: secondFactorBodies.begin,
    response: secondFactorSecretSchema,
  },
  confirmSecondFactor: {
    purpose: 'Switches the second factor on with a code of the app; answers the recovery codes.',
    body: secondFactorBodies.confirm,
    response: recoveryCodesSchema,
  },
  endSecondFactor: {
    purpose: 'Switches the second factor off, with the password and a code.',
    body: secondFactorBodies.proof,
    response: done,
  },
  renewRecoveryCodes: {
    purpose: 'Gives new recovery codes, with the password and a code; the earlier ones end.',
    body: secondFactorBodies.proof,
    response: recoveryCodesSchema,
  },
} as const satisfies SchemasOf<typeof secondFactorCalls>
