import { localeSchema } from '@bouquet/contract'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { mailbox } from '../../../tables/index.ts'

const smsSchema = z.object({
  brand: z.string(),
  to: z.string(),
  locale: localeSchema,
  text: z.string(),
})
export type Sms = z.output<typeof smsSchema>

/** Sends a text message after the transaction commits. */
export const smsJob = jobKind('sms', smsSchema)

/** Sends a text message; an SMS provider would implement this type. */
export type SendSms = (sms: Sms) => Promise<void>

/** Shows text messages in the mailbox page; none leaves the machine. */
export const smsToMailbox =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): SendSms =>
  async ({ brand, to, locale, text }) => {
    await db.insert(mailbox).values({
      id: newId(),
      brand,
      locale,
      recipient: to,
      subject: text,
      html: html`<p>${text}</p>`.toString(),
      text,
      created: clock.now(),
    })
  }
