import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { seedDemo } from '../../demo/seedDemo.ts'
import { backUp } from '../backup/backUp.ts'
import { manifestSchema } from '../backup/manifest.ts'
import { act, ok, type StaffContext } from './act.ts'

/** Acts on the machine itself, for the command line alone. */
export const localActs = [
  act(
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
      answer: manifestSchema,
    },
    (context: StaffContext, _, { to }) => backUp(context, to),
  ),
  act(
    {
      name: 'seed-demo',
      purpose: 'Fill brands that have no demo members yet.',
      access: 'admin',
      input: z.object({}),
      answer: z.object({ ok: z.literal(true) }),
    },
    async (context: StaffContext) => {
      await seedDemo(context)
      return ok
    },
  ),
]
