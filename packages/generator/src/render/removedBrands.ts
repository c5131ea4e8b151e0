import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { foldersIn, originFile, shownVersion, versionsFolder } from './versionsFolder.ts'

/** Days for which the files of a removed brand stay, so that it can come back and web servers can be told. */
export const graceDays = 7
const graceMs = graceDays * 24 * 60 * 60 * 1_000

/** Where a site comes from. */
const originSchema = z.object({
  /** The themes folder with the brand's file. Other themes folders may have sites in the same output. */
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

/** Records which themes folder the sites of these brands come from, and that they are not removed (any more). */
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
 * Deletes sites whose domains have had no brand for {@link graceDays}. Only sites built from this themes folder are
 * deleted, so the given domains must be those of all its brands.
 */
export function deleteRemoved({ output, themes, domains, now }: Whole): Removed {
  const noticed: string[] = []
  const deleted: string[] = []
  for (const domain of foldersIn(join(output, versionsFolder))) {
    const origin = readOrigin(output, domain)
    if (domains.includes(domain) || origin?.themes !== themes) continue
    const { removedAt } = origin
    // A time in the future comes from a clock that was wrong.
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

/** Deletes the link at the domain only if it leads to the site's versions: anything else was put there by somebody. */
function deleteSite(output: string, domain: string): void {
  if (shownVersion(output, domain) !== undefined) rmSync(join(output, domain))
  rmSync(join(output, versionsFolder, domain), { recursive: true, force: true })
}

/** Undefined when there is no readable origin, as for sites of earlier builds. */
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
