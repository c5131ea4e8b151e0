import { z } from 'zod'
import { callOf, done } from '../core/call.ts'
import { consentSchema, optionalConsentKindSchema } from './consents.schema.ts'
import { deletionCalls } from './deletion.calls.ts'
import { loginCalls } from './login.calls.ts'
import { proofSchema } from './proof.schema.ts'
import {
  choicesSchema,
  choicesUpdateSchema,
  dataExportSchema,
  mailChangeSchema,
  sessionChoiceSchema,
  sessionSchema,
} from './schema.ts'
import { secondFactorCalls } from './secondFactor.calls.ts'
import { signupCalls } from './signup.calls.ts'
import { nameSchema } from './signup.schema.ts'
import { userAnswerSchema } from './user.schema.ts'
import { brandVisibilitySchema, visibilityDecisionSchema } from './visibility.schema.ts'

const call = callOf('accounts')

const choices = z.object({ choices: choicesSchema })

const consents = z.object({ consents: z.array(consentSchema) })

/** Calls about the account itself. */
export const accountCalls = {
  ...loginCalls,
  ...signupCalls,
  ...secondFactorCalls,
  ...deletionCalls,
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
    body: proofSchema.extend({ session: sessionChoiceSchema }),
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  changeName: call({
    method: 'PUT',
    path: '/api/name.php',
    access: 'member',
    repeatable: true,
    purpose: 'Changes the user name; three times in 30 days.',
    body: z.object({ name: nameSchema }),
    answer: userAnswerSchema,
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
    body: proofSchema,
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
    body: z.object({ kind: optionalConsentKindSchema, given: z.boolean() }),
    answer: consents,
  }),
  brandVisibility: call({
    method: 'GET',
    path: '/api/visibility.php',
    access: 'member',
    repeatable: true,
    purpose:
      'Other brands that can show this member, what each is, and since when the member agreed.',
    answer: brandVisibilitySchema,
  }),
  decideBrandVisibility: call({
    method: 'PUT',
    path: '/api/visibility.php',
    access: 'member',
    repeatable: true,
    purpose:
      'Agrees to be shown on another brand, or takes it back, which ends all contacts there.',
    body: visibilityDecisionSchema,
    answer: brandVisibilitySchema,
  }),
  choices: call({
    method: 'GET',
    path: '/api/choices.php',
    access: 'member',
    repeatable: true,
    purpose: 'What this member lets others see and the product do.',
    answer: choices,
  }),
  updateChoices: call({
    method: 'PUT',
    path: '/api/choices.php',
    access: 'member',
    repeatable: true,
    purpose: 'Changes these choices; what is missing stays.',
    body: choicesUpdateSchema,
    answer: choices,
  }),
  pageHidden: call({
    method: 'POST',
    path: '/api/page-hidden.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Beacon: the page became hidden. Empty JSON body.',
    answer: done,
  }),
} as const
