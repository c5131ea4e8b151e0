import { expect, test } from 'vitest'
import { checkDatabase, describeDatabase } from '../../../src/app/doctor/services.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { powerLossWarning } from '../../../src/platform/database/durability.ts'

const facts = { version: 170_000, most: 100, now: new Date(), poolSize: 20 }

test('OPS-11 doctor and the log of a start say what a power cut costs with the embedded database', async () => {
  const config = parseConfig({ NODE_ENV: 'production' })
  expect(await checkDatabase(config)).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      text: expect.stringMatching(/a power cut may cost/),
      remedy: expect.stringMatching(/DATABASE_URL/),
    }),
  )
  expect(powerLossWarning(config)).toMatch(/syncs nothing to the disk/)
  expect(powerLossWarning({ ...config, databaseUrl: 'postgres://db/bouquet' })).toBeUndefined()
  expect(powerLossWarning({ ...config, demo: true })).toBeUndefined()
})

test('OPS-11 doctor warns of a PostgreSQL that does not sync its commits', () => {
  const synced = expect.objectContaining({ text: expect.stringMatching(/does not sync/) })
  expect(describeDatabase({ ...facts, syncs: false })).toContainEqual(synced)
  expect(describeDatabase({ ...facts, syncs: true })).not.toContainEqual(synced)
})
