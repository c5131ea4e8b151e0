import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import { activitySchema } from './activity.schema.ts'
import type { notificationCalls } from './calls.ts'
import { pushStateSchema } from './schema.ts'

/** Requests and responses of {@link notificationCalls}. */
export const notificationCallSchemas = {
  savePush: {
    purpose: 'Save how push stands on this device: a subscription, false, denied or null.',
    body: z.object({ subscription: pushStateSchema }),
    response: done,
  },
  activity: {
    purpose:
      'What happened to the member, the latest first: likes, matches, messages, decisions about photos and reports.',
    response: z.object({ activity: z.array(activitySchema) }),
  },
  markActivitySeen: {
    purpose: 'Everything until then has been seen.',
    body: z.object({ until: z.iso.datetime() }),
    response: done,
  },
} as const satisfies SchemasOf<typeof notificationCalls>
