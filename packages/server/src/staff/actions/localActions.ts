import { isAbsolute } from 'node:path'
import { brand, pageFields, pageOf, reason } from '@bouquet/contract/staff'
import { z } from 'zod'
import { seedDemo } from '../../demo/startDemo.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { pageFailedMails } from '../../platform/mail/failedMails.store.ts'
import { resendMails } from '../../platform/mail/resendMails.ts'
import { backUp, manifestSchema } from '../backup/backUp.ts'
import { type AdminContext, defineAction, ok } from './defineAction.ts'

const mailKind = z.string().max(60).describe('what the mail is about, as in reset or receipt')

/** Actions on the machine itself, for the command line only. */
export const localActions = [
  defineAction(
    {
      name: 'backup',
      purpose: 'Write database, photos and key into a new folder while the server goes on.',
      access: 'admin',
      input: z.object({
        to: z
          .string()
          .refine(isAbsolute)
          .meta({ description: 'a folder that is not there yet', isPath: true }),
      }),
      response: manifestSchema,
    },
    (context: AdminContext, { to }) => backUp(context, to),
  ),
  defineAction(
    {
      name: 'seed-demo',
      purpose: 'Fill brands that have no demo members yet.',
      access: 'admin',
      input: z.object({}),
      response: z.object({ ok: z.literal(true) }),
    },
    async (context: AdminContext) => {
      await seedDemo(context)
      return ok
    },
  ),
  defineAction(
    {
      name: 'failed-mails',
      purpose: 'List mails that were given up.',
      access: 'admin',
      input: z.object({
        brand: brand.optional(),
        kind: mailKind.optional(),
        ...pageFields(z.uuid()),
      }),
      response: pageOf(
        z.object({
          mail: z.uuid(),
          brand: z.string(),
          kind: z.string(),
          recipient: z.string(),
          reason: z.string(),
          attempts: z.int(),
          /** False once its link has expired. */
          can_be_sent: z.boolean(),
          created: z.iso.datetime(),
        }),
      ),
    },
    async ({ clock, db }: AdminContext, query) =>
      presentPage(await pageFailedMails(db, query), (row) => ({
        mail: row.id,
        brand: row.brand,
        kind: row.kind,
        recipient: row.recipient,
        reason: row.reason,
        attempts: row.attempts,
        can_be_sent: row.envelope !== null && !(row.linkEnds && row.linkEnds <= clock.now()),
        created: row.created.toISOString(),
      })),
  ),
  defineAction(
    {
      name: 'resend-mails',
      purpose: 'Send mails again that were given up: one, or all of a brand or kind.',
      access: 'admin',
      input: z.object({
        mail: z.uuid().describe('id of the mail').optional(),
        brand: brand.optional(),
        kind: mailKind.optional(),
        reason,
      }),
      response: z.object({ sent: z.int() }),
    },
    async (context: AdminContext & StaffContext, input) => ({
      sent: await resendMails(context, input),
    }),
  ),
]
