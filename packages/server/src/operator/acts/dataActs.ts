import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { seedDemo } from '../../demo/seedDemo.ts'
import { act } from '../act.ts'
import { backUp } from '../backup/backUp.ts'

export const dataActs = [
  act({
    name: 'backup',
    purpose: 'Write database, photos and key into a new folder while the server goes on.',
    role: 'admin',
    input: z.object({
      to: z
        .string()
        .refine(isAbsolute)
        .meta({ description: 'a folder that is not there yet', isPath: true }),
    }),
    run: (house, _, { to }) => backUp(house, to),
  }),
  act({
    name: 'seed-demo',
    purpose: 'Fill brands that have no demo members yet.',
    role: 'admin',
    input: z.object({}),
    run: (house) => seedDemo(house),
  }),
]
