import { accountCalls } from './accounts/calls.ts'
import { chatCalls } from './chat/calls.ts'
import { creditCalls } from './credits/calls.ts'
import { likeCalls } from './likes/calls.ts'
import { notificationCalls } from './notifications/calls.ts'
import { paymentCalls } from './payments/calls.ts'
import { placeCalls } from './places/calls.ts'
import { profileCalls } from './profiles/calls.ts'
import { safetyCalls } from './safety/calls.ts'
import { searchCalls } from './search/calls.ts'
import { settingsCalls } from './settings/calls.ts'

/** Every call with a JSON response. Streams, pictures and pages are listed in {@link streams}. */
export const calls = {
  ...accountCalls,
  ...profileCalls,
  ...searchCalls,
  ...likeCalls,
  ...chatCalls,
  ...creditCalls,
  ...paymentCalls,
  ...notificationCalls,
  ...safetyCalls,
  ...placeCalls,
  ...settingsCalls,
} as const

export type CallName = keyof typeof calls

/** Paths that respond with something other than JSON. */
export const streams = {
  events: '/api/events.php',
  photo: '/api/photos',
  dataExportFile: '/api/data-export-file.php',
  unsubscribe: '/api/unsubscribe.php',
  mailLogo: '/api/mail-logo.png',
  paymentWebhook: '/api/payment-webhook.php',
  openapi: '/api/openapi.json',
} as const
