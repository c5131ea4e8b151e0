import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Describes the process that holds a data folder. For messages only; the lock alone decides. */
const ownerSchema = z.object({
  purpose: z.enum(['server', 'operator command', 'restore']),
  pid: z.int(),
  host: z.string(),
  /** Undefined while no port is open. */
  port: z.int().optional(),
  since: z.iso.datetime(),
})
type Owner = z.output<typeof ownerSchema>
export type Purpose = Owner['purpose']

export const ownerName = 'owner.json'

const ownerFile = (dataDir: string): string => join(dataDir, ownerName)

/** Describes this process as the owner from now on. */
export function describeSelf(purpose: Purpose): Owner {
  return {
    purpose,
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  }
}

export function writeOwner(dataDir: string, owner: Owner): Promise<void> {
  return writeFile(ownerFile(dataDir), `${JSON.stringify(owner)}\n`, { mode: 0o600 })
}

export function removeOwner(dataDir: string): Promise<void> {
  return rm(ownerFile(dataDir), { force: true })
}

/** Names the owner of a folder, for a message. */
export async function nameOwner(dataDir: string): Promise<string> {
  const text = await readFile(ownerFile(dataDir), 'utf8').catch(() => '')
  const { data: owner } = ownerSchema.safeParse(parseJson(text))
  if (!owner) return 'another process'
  const port = owner.port === undefined ? '' : `, port ${owner.port}`
  return `a ${owner.purpose} with pid ${owner.pid} on ${owner.host}${port}, since ${owner.since}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

/** The port of the server that holds a folder, by its own account; undefined when there is none. */
export async function runningPort(dataDir: string): Promise<number | undefined> {
  const text = await readFile(ownerFile(dataDir), 'utf8').catch(() => '')
  return ownerSchema.safeParse(parseJson(text)).data?.port
}
