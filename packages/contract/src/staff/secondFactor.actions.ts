import { z } from 'zod'
import { done } from '../core/call.ts'
import { command } from './call.ts'
import { brand, member, reason, staffEmail } from './fields.ts'
import { staffMemberSchema } from './schema.ts'

/** For users who lost both the app and the recovery codes. */
export const secondFactorActions = {
  'end-second-factor': command({
    name: 'end-second-factor',
    purpose: 'Switch a member’s second factor off; the member is told by mail.',
    role: 'support',
    input: z.object({ brand, member, reason }),
    answer: done,
  }),
  'end-staff-second-factor': command({
    name: 'end-staff-second-factor',
    purpose: 'Switch the second factor of one of the staff off.',
    role: 'admin',
    input: z.object({ email: staffEmail, reason }),
    answer: z.object({ staff: staffMemberSchema }),
  }),
} as const
