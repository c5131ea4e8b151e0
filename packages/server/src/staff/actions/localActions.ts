import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { seedDemo } from '../../demo/startDemo.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { backUp, manifestSchema } from '../backup/backUp.ts'
import { type AdminContext, defineAction, ok } from './defineAction.ts'

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
    (context: AdminContext & StaffContext, { to }) => backUp(context, to),
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
]
