import type { TestProject } from 'vitest/node'
import { parseConfig } from '../../src/platform/config.ts'
import { migrate } from '../../src/platform/database/openDatabase.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { openLog } from '../../src/platform/log.ts'
import { createDatabase } from './createDatabase.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database on the server of DATABASE_URL, which each test file copies; empty without one. */
    template: string
  }
}

export default async function provideTemplate(project: TestProject) {
  const server = process.env['DATABASE_URL']
  if (!server) return project.provide('template', '')
  const { name, own, drop } = await createDatabase(server)
  const database = await openPostgres(own, parseConfig({}), openLog('silent'))
  await database.withLongLimits(() => migrate(database.db))
  await database.close()
  project.provide('template', name)
  return drop
}
