import { accountCalls } from './account.calls.ts'
import { chatCalls } from './chat.calls.ts'
import { creditsCalls } from './credits.calls.ts'
import { likesCalls } from './likes.calls.ts'
import { loginCalls } from './login.calls.ts'
import { paymentCalls } from './payment.calls.ts'
import { peopleCalls } from './people.calls.ts'
import { profileCalls } from './profile.calls.ts'
import { secondFactorCalls } from './secondFactor.calls.ts'
import { siteCalls } from './site.calls.ts'

/** Every call with a JSON answer. Streams, pictures and pages are listed in {@link streams}. */
export const calls = {
  ...loginCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...siteCalls,
  ...profileCalls,
  ...peopleCalls,
  ...likesCalls,
  ...chatCalls,
  ...creditsCalls,
  ...paymentCalls,
} as const

export type CallName = keyof typeof calls

/** Paths that answer with something other than JSON. */
export const streams = {
  events: '/api/events.php',
  photo: '/api/photos',
  activate: '/api/activate.php',
  dataExportFile: '/api/data-export-file.php',
  unsubscribe: '/api/unsubscribe.php',
  paymentWebhook: '/api/payment-webhook.php',
  openapi: '/api/openapi.json',
} as const
