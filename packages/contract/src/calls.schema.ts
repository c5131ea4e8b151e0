import { accountCallSchemas } from './accounts/calls.schema.ts'
import { accountCalls } from './accounts/calls.ts'
import { chatCallSchemas } from './chat/calls.schema.ts'
import { chatCalls } from './chat/calls.ts'
import { describeCalls } from './core/call.schema.ts'
import { creditCallSchemas } from './credits/calls.schema.ts'
import { creditCalls } from './credits/calls.ts'
import { likeCallSchemas } from './likes/calls.schema.ts'
import { likeCalls } from './likes/calls.ts'
import { notificationCallSchemas } from './notifications/calls.schema.ts'
import { notificationCalls } from './notifications/calls.ts'
import { paymentCallSchemas } from './payments/calls.schema.ts'
import { paymentCalls } from './payments/calls.ts'
import { placeCallSchemas } from './places/calls.schema.ts'
import { placeCalls } from './places/calls.ts'
import { profileCallSchemas } from './profiles/calls.schema.ts'
import { profileCalls } from './profiles/calls.ts'
import { safetyCallSchemas } from './safety/calls.schema.ts'
import { safetyCalls } from './safety/calls.ts'
import { searchCallSchemas } from './search/calls.schema.ts'
import { searchCalls } from './search/calls.ts'
import { settingsCallSchemas } from './settings/calls.schema.ts'
import { settingsCalls } from './settings/calls.ts'

/** Every call with a JSON response, with the schemas of its request and response. */
export const calls = {
  ...describeCalls('accounts', accountCalls, accountCallSchemas),
  ...describeCalls('profiles', profileCalls, profileCallSchemas),
  ...describeCalls('search', searchCalls, searchCallSchemas),
  ...describeCalls('likes', likeCalls, likeCallSchemas),
  ...describeCalls('chat', chatCalls, chatCallSchemas),
  ...describeCalls('credits', creditCalls, creditCallSchemas),
  ...describeCalls('payments', paymentCalls, paymentCallSchemas),
  ...describeCalls('notifications', notificationCalls, notificationCallSchemas),
  ...describeCalls('safety', safetyCalls, safetyCallSchemas),
  ...describeCalls('places', placeCalls, placeCallSchemas),
  ...describeCalls('settings', settingsCalls, settingsCallSchemas),
} as const

/** Every call by its name. */
export type Calls = typeof calls
