import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { foldersIn, originFile, shownVersion, versionsFolder } from './versionsFolder.ts'

/** Days for which the files of a removed brand stay, so that it can come back and web servers can be told. */
export const graceDays = 7
const graceMs = graceDays * 24 * 60 * 60 * 1_000

/** From where a site comes. */
const originSchema = z.object({
  /** The folder that has or had the brand's file; another folder may have its sites in the same output. */
  themes: z.string(),
  /** When a build first found no brand for it. */
  removedAt: z.number().optional(),
})
type Origin = z.output<typeof originSchema>

interface Built {
  readonly output: string
  readonly themes: string
  readonly domains: readonly string[]
}

/** Notes for the sites of brands from which themes folder they are, and that they are no longer removed. */
export function noteOrigins({ output, themes, domains }: Built): void {
  for (const domain of domains) {
    const origin = readOrigin(output, domain)
    if (origin?.themes !== themes || origin.removedAt !== undefined)
      writeOrigin(output, domain, { themes })
  }
}

interface Whole extends Built {
  /** Milliseconds since 1970. */
  readonly now: number
}

interface Removed {
  /** Domains that have no brand since this build. */
  readonly noticed: readonly string[]
  /** Domains whose files are gone now. */
  readonly deleted: readonly string[]
}

/**
 * Deletes the sites of domains that have had no brand for the days of grace. Only what was built from this themes
 * folder is deleted; the domains must be those of all its brands.
 */
export function deleteRemoved({ output, themes, domains, now }: Whole): Removed {
  const noticed: string[] = []
  const deleted: string[] = []
  for (const domain of foldersIn(join(output, versionsFolder))) {
    const origin = readOrigin(output, domain)
    if (domains.includes(domain) || origin?.themes !== themes) continue
    const { removedAt } = origin
    // A time to come is that of a clock which was wrong.
    if (removedAt === undefined || removedAt > now) {
      writeOrigin(output, domain, { themes, removedAt: now })
      noticed.push(domain)
    } else if (now - removedAt >= graceMs) {
      deleteSite(output, domain)
      deleted.push(domain)
    }
  }
  return { noticed, deleted }
}

/** What stands at the domain is left when it is no link to its versions: somebody has put it there. */
function deleteSite(output: string, domain: string): void {
  if (shownVersion(output, domain) !== undefined) rmSync(join(output, domain))
  rmSync(join(output, versionsFolder, domain), { recursive: true, force: true })
}

/** Undefined when there is none that can be read, as in sites of earlier builds. */
function readOrigin(output: string, domain: string): Origin | undefined {
  try {
    const text = readFileSync(join(output, versionsFolder, domain, originFile), 'utf8')
    return originSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function writeOrigin(output: string, domain: string, origin: Origin): void {
  const at = join(output, versionsFolder, domain, originFile)
  rmSync(`${at}.part`, { force: true })
  writeFileSync(`${at}.part`, JSON.stringify(origin))
  renameSync(`${at}.part`, at)
}
