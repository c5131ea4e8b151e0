import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import { activitySchema } from './activity.schema.ts'
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
  activity: call({
    method: 'GET',
    path: '/api/activity.php',
    access: 'member',
    repeatable: true,
    purpose:
      'What happened to the member, the latest first: likes, matches, messages, decisions about photos and reports.',
    answer: z.object({ activity: z.array(activitySchema) }),
  }),
  markActivitySeen: call({
    method: 'PUT',
    path: '/api/activity.php',
    access: 'member',
    repeatable: true,
    purpose: 'Everything until then has been seen.',
    body: z.object({ until: z.iso.datetime() }),
    answer: done,
  }),
} as const
