import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig, settingNames } from '../../src/platform/config.ts'
import { loadSecret } from '../../src/platform/secrets.ts'
import { readGuideRows } from '../support/guide.ts'

test('API-4 a wrong setting is named at start', () => {
  expect(() => parseConfig({ PORT: 'many', DATABASE_URL: 'mysql://x' })).toThrow(
    /PORT[\s\S]*DATABASE_URL/,
  )
})

test('API-4 the guide to operating names every setting', () => {
  const rows = readGuideRows('operating.md')
  const isNamed = (name: string) => rows.some((row) => new RegExp(`\\b${name}\\b`).test(row))
  expect(settingNames.filter((name) => !isNamed(name))).toEqual([])
})

test.each(['', ' ', '0x50', '1e3', 'NaN', 'Infinity', '-1', '65536', '80.5'])(
  'API-4 %j is no port',
  (PORT) => {
    expect(() => parseConfig({ PORT })).toThrow(/: PORT \(/)
    expect(() => parseConfig({ OPERATIONS_PORT: PORT })).toThrow(/: OPERATIONS_PORT \(/)
  },
)

test.each([
  '',
  'postgres',
  'postgresx://a',
  'postgres://a:secret@b:99999/c',
  'postgres://a:secret@[::1/c',
])('API-4 %j is no database, and its password is not told', (DATABASE_URL) => {
  expect(() => parseConfig({ DATABASE_URL })).toThrow(/^(?!.*a:secret)[\s\S]*DATABASE_URL \(/)
})

test.each([
  'postgres://a@b/c',
  'postgresql://a:b%23@[::1]:5433/c?sslmode=require',
  'postgres://a@/c?host=/run',
])('API-4 %j is a database', (DATABASE_URL) => {
  expect(parseConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL })
})

test('TRU-1 a demo is on for developers and off in production, unless told', () => {
  expect(parseConfig({}).demo).toBe(true)
  expect(parseConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(parseConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
})

test('OPS-12 a demo is for this machine alone, unless told: its mail and its password are for everybody to read', () => {
  expect(parseConfig({}).host).toBe('127.0.0.1')
  expect(parseConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(parseConfig({ NODE_ENV: 'production' }).host).toBeUndefined()
})

test('DOM-7 a brand’s name at localhost answers for developers and demos, unless told', () => {
  expect(parseConfig({}).localHosts).toBe(true)
  expect(parseConfig({ NODE_ENV: 'production' }).localHosts).toBe(false)
  expect(parseConfig({ NODE_ENV: 'production', DEMO: '1' }).localHosts).toBe(true)
  expect(parseConfig({ NODE_ENV: 'production', LOCAL_HOSTS: 'on' }).localHosts).toBe(true)
})

test('AUT-1 the installation’s key is made once and kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  const secret = await loadSecret(folder, undefined)
  expect(secret).toHaveLength(64)
  expect(await loadSecret(folder, undefined)).toBe(secret)
  expect(await loadSecret(folder, 'given')).toBe('given')
})

test('CHT-7 NATS is for many processes, which the embedded database does not serve', () => {
  expect(() => parseConfig({ NATS_URL: 'nats://localhost:4222' })).toThrow(/DATABASE_URL/)
})

test('PRO-2 a bucket for photos is named in full or not at all', () => {
  expect(parseConfig({}).bucket).toBeUndefined()
  expect(() => parseConfig({ S3_BUCKET: 'photos' })).toThrow(/S3_ENDPOINT/)
})

test('PER-2 a second factor of staff is left to them unless the operator requires it', () => {
  expect(parseConfig({}).staffSecondFactor).toBe('optional')
  expect(parseConfig({ STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe('required')
  expect(() => parseConfig({ STAFF_SECOND_FACTOR: 'yes' })).toThrow(/STAFF_SECOND_FACTOR/)
})

test('OPS-12 a key that is too short is refused in one sentence, with an exit code of its own', () => {
  expect(() => parseConfig({ SECRET: 'short' })).toThrow(
    expect.objectContaining({
      exitCode: 28,
      message:
        'Settings are wrong: SECRET (expected at least 32 characters). Correct these environment variables; docs/operating.md lists them.',
    }),
  )
})
