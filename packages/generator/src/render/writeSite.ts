import { lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { versionsFolder } from './versionsFolder.ts'

/** The site of a brand, and the version of it that a build makes. */
export interface SiteVersion {
  /** Parent of the sites of all domains. */
  readonly output: string
  readonly domain: string
  /** Stands for everything that the files depend on. */
  readonly version: string
}

/** Content of the link at the domain, which leads to the files of its version. */
export const linkTo = ({ domain, version }: SiteVersion): string =>
  join(versionsFolder, domain, version)

/** Whether the domain shows this version. */
export function isPublished(site: SiteVersion): boolean {
  try {
    const at = join(site.output, site.domain)
    return (
      readlinkSync(at) === linkTo(site) && lstatSync(join(site.output, linkTo(site))).isDirectory()
    )
  } catch {
    return false
  }
}

/**
 * Writes a version of a site beside the present one and then leads the domain to it in one step, so that readers
 * see either the whole old site or the whole new one, whenever the process ends.
 * @param fill writes the files below a folder
 */
export async function writeSite(
  site: SiteVersion,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = join(site.output, linkTo(site))
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  try {
    await fill(part)
    rmSync(folder, { recursive: true, force: true })
    renameSync(part, folder)
    publish(site)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** Replaces the link of the domain; only a rename does this in one step. */
function publish(site: SiteVersion): void {
  const at = join(site.output, site.domain)
  const next = join(site.output, versionsFolder, site.domain, 'link')
  rmSync(next, { force: true })
  symlinkSync(linkTo(site), next)
  const previous = lstatSync(at, { throwIfNoEntry: false })
  // Before sites had versions, the domain was a folder.
  if (previous?.isDirectory()) renameSync(at, `${next}.part`)
  const old = previous?.isSymbolicLink() ? readlinkSync(at) : undefined
  renameSync(next, at)
  rmSync(`${next}.part`, { recursive: true, force: true })
  if (old !== undefined && old !== linkTo(site))
    rmSync(join(site.output, old), { recursive: true, force: true })
}
