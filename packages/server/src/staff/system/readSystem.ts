import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { versions } from 'node:process'
import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import { z } from 'zod'
import { findLastAudit } from '../../platform/audit.ts'
import type { Services } from '../../platform/http/Services.ts'
import { backupAct } from '../backup/backUp.ts'
import { readDatabaseFacts } from './databaseFacts.store.ts'

type System = ResponseOf<(typeof staffActions)['system']>

/** What the server depends on, as an admin sees it. */
export async function readSystem(
  services: Pick<Services, 'config' | 'db' | 'health' | 'jobs'>,
): Promise<System> {
  const { config, db, health, jobs } = services
  const [{ parts }, mail, product, facts, backup, queued, disk] = await Promise.all([
    health.readiness(),
    health.mail(),
    readVersion(),
    readDatabaseFacts(db),
    findLastAudit(db, backupAct),
    readJobs(jobs),
    statfs(config.dataDir),
  ])
  return {
    parts: { ...parts, mail },
    versions: {
      product,
      node: versions.node,
      database: { kind: config.databaseUrl ? 'postgres' : 'pglite', version: facts.version },
      migration: facts.migration,
    },
    jobs: queued,
    storage: {
      database_bytes: facts.bytes,
      photos: config.bucket ? 'bucket' : 'folder',
      disk_bytes: disk.blocks * disk.bsize,
      disk_free_bytes: disk.bavail * disk.bsize,
    },
    backup: backup?.toISOString() ?? null,
  }
}

async function readJobs(jobs: Services['jobs']): Promise<System['jobs']> {
  const [counts, oldest] = await Promise.all([jobs.counts(), jobs.oldestWaiting()])
  return counts
    .map((each) => ({ ...each, oldest: oldest.get(each.kind)?.toISOString() ?? null }))
    .toSorted((one, other) => one.kind.localeCompare(other.kind))
}

const packageFile = join(import.meta.dirname, '../../../../../package.json')

const readVersion = async () =>
  z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8'))).version
