import { z } from 'zod'
import {
  dataExportSchema,
  mailChangeSchema,
  sessionChoiceSchema,
  sessionSchema,
} from './account.ts'
import { done, user } from './answers.ts'
import { call } from './call.ts'
import { consentSchema, freeConsentKindSchema } from './consents.ts'
import { deletionOfferSchema, deletionSchema } from './deletion.ts'
import { pushStateSchema } from './push.ts'
import { secondFactorCodeSchema } from './secondFactor.ts'
import { signupDraftSchema, signupSchema, startedSignupSchema } from './user.ts'

const consents = z.object({ consents: z.array(consentSchema) })

/** What a member does with the account itself: its logins, address, data, consents and its end. */
export const accountCalls = {
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
  sessions: call({
    method: 'GET',
    path: '/api/sessions.php',
    access: 'member',
    repeatable: true,
    purpose: 'Where the member is logged in, the latest first.',
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/sessions.php',
    access: 'member',
    repeatable: true,
    purpose: 'Ends one login, or all but this one (others).',
    body: z.object({ session: sessionChoiceSchema }),
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  requestMailChange: call({
    method: 'POST',
    path: '/api/mail-change.php',
    access: 'member',
    repeatable: false,
    purpose: 'Mails a link to a new address; the change happens when it is followed.',
    body: mailChangeSchema,
    answer: done,
  }),
  changeMail: call({
    method: 'PUT',
    path: '/api/mail-change.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Changes the address with the token of the mailed link; the old address is told.',
    body: z.object({ token: z.string() }),
    answer: z.object({ email: z.email() }),
  }),
  dataExport: call({
    method: 'GET',
    path: '/api/data-export.php',
    access: 'member',
    repeatable: true,
    purpose: 'Where the latest copy of the member’s data stands; null when there is none.',
    answer: z.object({ export: dataExportSchema.nullable() }),
  }),
  requestDataExport: call({
    method: 'POST',
    path: '/api/data-export.php',
    access: 'member',
    repeatable: true,
    purpose: 'Asks for a copy of all data; one that is being made or still holds is given again.',
    answer: z.object({ export: dataExportSchema }),
  }),
  consents: call({
    method: 'GET',
    path: '/api/consents.php',
    access: 'member',
    repeatable: true,
    purpose: 'What the member has agreed to, when and to which text, the latest first.',
    answer: consents,
  }),
  decideConsent: call({
    method: 'PUT',
    path: '/api/consents.php',
    access: 'member',
    repeatable: true,
    purpose: 'Gives a consent or takes it back.',
    body: z.object({ kind: freeConsentKindSchema, given: z.boolean() }),
    answer: consents,
  }),
  deletionOffer: call({
    method: 'GET',
    path: '/api/account-deletion.php',
    access: 'member',
    repeatable: true,
    purpose:
      'What a member may want instead of deleting the account, and the reasons to choose from.',
    answer: deletionOfferSchema,
  }),
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/user.php',
    access: 'member',
    repeatable: false,
    purpose: 'Deletes the account; the mailed link brings it back until it is erased.',
    body: deletionSchema,
    answer: z.object({ erased_after: z.iso.datetime() }),
  }),
  requestReactivation: call({
    method: 'POST',
    path: '/api/reactivation.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Mails the link that brings a deleted account back once more.',
    body: z.object({ email: z.string().trim() }),
    answer: done,
  }),
  reactivate: call({
    method: 'PUT',
    path: '/api/reactivation.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Brings a deleted account back with the token of the mailed link, and logs in.',
    body: z.object({ token: z.string(), code: secondFactorCodeSchema.optional() }),
    answer: user,
  }),
  startSignup: call({
    method: 'POST',
    path: '/api/signup-start.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Keeps a signup begun elsewhere and mails the link to /complete-signup.',
    body: startedSignupSchema,
    answer: done,
  }),
  startedSignup: call({
    method: 'GET',
    path: '/api/complete-signup.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'What was filled in before, by the token of api_signup_complete.',
    query: z.object({ token: z.string() }),
    answer: z.object({ signup: signupDraftSchema }),
  }),
  completeSignup: call({
    method: 'POST',
    path: '/api/complete-signup.php',
    access: 'visitor',
    repeatable: false,
    purpose: 'Makes the account of a signup begun elsewhere; its address is confirmed by the link.',
    body: signupSchema.omit({ email: true }).extend({ token: z.string() }),
    answer: user,
  }),
} as const
