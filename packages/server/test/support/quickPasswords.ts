import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

/** The least that Argon2 takes. What production spends on a password is tested in passwords.routes.test.ts. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  const hash: typeof real.hash = (password) => real.hash(password, leastCost)
  return { ...real, hash }
})
