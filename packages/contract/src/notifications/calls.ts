import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import { pushStateSchema } from './schema.ts'

const call = callOf('notifications')

export const notificationCalls = {
  savePush: call({
    method: 'POST',
    path: '/api/user.php',
    variant: { push: '1' },
    access: 'member',
    repeatable: true,
    purpose: 'Save how push stands on this device: a subscription, false, denied or null.',
    body: z.object({ subscription: pushStateSchema }),
    answer: done,
  }),
} as const
