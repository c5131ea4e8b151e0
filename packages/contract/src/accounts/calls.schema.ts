import { z } from 'zod'
import { done, type SchemasOf } from '../core/call.schema.ts'
import { emailAddressSchema } from '../core/emailAddress.schema.ts'
import type { accountCalls } from './calls.ts'
import { consentSchema, optionalConsentKindSchema } from './consents.schema.ts'
import { deletionCallSchemas } from './deletion.calls.schema.ts'
import { loginCallSchemas } from './login.calls.schema.ts'
import { proofSchema } from './proof.schema.ts'
import {
  choicesSchema,
  choicesUpdateSchema,
  dataExportSchema,
  mailChangeSchema,
  sessionChoiceSchema,
  sessionSchema,
} from './schema.ts'
import { secondFactorCallSchemas } from './secondFactor.calls.schema.ts'
import { signupCallSchemas } from './signup.calls.schema.ts'
import { nameSchema } from './signup.schema.ts'
import { userResponseSchema } from './user.schema.ts'
import { brandVisibilitySchema, visibilityDecisionSchema } from './visibility.schema.ts'

const choices = z.object({ choices: choicesSchema })

const consents = z.object({ consents: z.array(consentSchema) })

/** Requests and responses of {@link accountCalls}. */
export const accountCallSchemas = {
  ...loginCallSchemas,
  ...signupCallSchemas,
  ...secondFactorCallSchemas,
  ...deletionCallSchemas,
  sessions: {
    purpose: 'Where the member is logged in, the latest first.',
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  endSession: {
    purpose: 'Ends one login, or all but this one (others).',
    body: proofSchema.extend({ session: sessionChoiceSchema }),
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  changeName: {
    purpose: 'Changes the user name; three times in 30 days.',
    body: z.object({ name: nameSchema }),
    response: userResponseSchema,
  },
  requestMailChange: {
    purpose: 'Mails a link to a new address; the change happens when it is followed.',
    body: mailChangeSchema,
    response: done,
  },
  changeMail: {
    purpose: 'Changes the address with the token of the mailed link; the old address is told.',
    body: z.object({ token: z.string() }),
    response: z.object({ email: emailAddressSchema }),
  },
  dataExport: {
    purpose: 'Where the latest copy of the member’s data stands; null when there is none.',
    response: z.object({ export: dataExportSchema.nullable() }),
  },
  requestDataExport: {
    purpose: 'Asks for a copy of all data; one that is being made or still holds is given again.',
    body: proofSchema,
    response: z.object({ export: dataExportSchema }),
  },
  consents: {
    purpose: 'What the member has agreed to, when and to which text, the latest first.',
    response: consents,
  },
  decideConsent: {
    purpose: 'Gives a consent or takes it back.',
    body: z.object({ kind: optionalConsentKindSchema, given: z.boolean() }),
    response: consents,
  },
  brandVisibility: {
    purpose:
      'Other brands that can show this member, what each is, and since when the member agreed.',
    response: brandVisibilitySchema,
  },
  decideBrandVisibility: {
    purpose:
      'Agrees to be shown on another brand, or takes it back, which ends all contacts there.',
    body: visibilityDecisionSchema,
    response: brandVisibilitySchema,
  },
  choices: { purpose: 'What this member lets others see and the product do.', response: choices },
  updateChoices: {
    purpose: 'Changes these choices; what is missing stays.',
    body: choicesUpdateSchema,
    response: choices,
  },
  pageHidden: { purpose: 'Beacon: the page became hidden. Empty JSON body.', response: done },
} as const satisfies SchemasOf<typeof accountCalls>
