import { lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { noteFormer, retainTwoVersions, shownVersion, versionsFolder } from './versionsFolder.ts'

/** The site of a brand, and the version of it that a build makes. */
export interface SiteVersion {
  /** Parent of the sites of all domains. */
  readonly output: string
  readonly domain: string
  /** Changes whenever anything changes that the files depend on. */
  readonly version: string
}

/** Content of the link at the domain, which leads to the files of its version. */
export function linkTo({ domain, version }: SiteVersion): string {
  return join(versionsFolder, domain, version)
}

/** Whether the domain shows this version. */
export function isPublished(site: SiteVersion): boolean {
  const { output, domain, version } = site
  const folder = lstatSync(join(output, linkTo(site)), { throwIfNoEntry: false })
  return shownVersion(output, domain) === version && (folder?.isDirectory() ?? false)
}

/**
 * Writes a version of a site beside the live one, then switches the domain's link to it in one step. Readers always
 * see one complete version, even if the process is killed. The replaced version is kept as the former one until the
 * next switch.
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
  const { output, domain, version } = site
  const at = join(output, domain)
  const next = join(output, versionsFolder, domain, 'link')
  rmSync(next, { force: true })
  symlinkSync(linkTo(site), next)
  // Before sites had versions, the domain was a folder.
  if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory()) renameSync(at, `${next}.part`)
  const old = shownVersion(output, domain)
  if (old !== undefined && old !== version) noteFormer(output, domain, old)
  renameSync(next, at)
  retainTwoVersions(output, domain)
}
