import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folder of the output in which the sites stand: `<domain>/<version>`. The name of a domain is a link into it. */
export const versionsFolder = '.sites'

/** Link beside the versions of a domain that names the one which was shown before. */
const formerLink = 'former'

/** File beside the versions of a domain that says from where they come. */
export const originFile = 'origin.json'

/** Removes what killed builds have left: all versions except the one that a domain shows and the former one. */
export function removeLeftovers(output: string): void {
  for (const domain of foldersIn(join(output, versionsFolder))) retainTwoVersions(output, domain)
}

/** Removes all versions of a domain but the one that it shows and the one that it showed before. */
export function retainTwoVersions(output: string, domain: string): void {
  const folder = join(output, versionsFolder, domain)
  const versions = [shownVersion(output, domain), formerVersion(output, domain)]
  const retained = new Set([...versions, formerLink, originFile])
  for (const name of namesIn(folder))
    if (!retained.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Records the version that is about to be replaced as the former one, in one step and before the next is shown. */
export function noteFormer(output: string, domain: string, version: string): void {
  const at = join(output, versionsFolder, domain, formerLink)
  rmSync(`${at}.part`, { recursive: true, force: true })
  symlinkSync(version, `${at}.part`)
  renameSync(`${at}.part`, at)
}

/** Name of the version that a domain shows. */
export function shownVersion(output: string, domain: string): string | undefined {
  const target = linkTarget(join(output, domain))
  const version = basename(target ?? '')
  return target === join(versionsFolder, domain, version) ? version : undefined
}

/** Folder of the site that was live before the present one; undefined when there was none. */
export function formerSite(output: string, domain: string): string | undefined {
  const version = formerVersion(output, domain)
  if (version === undefined || version === shownVersion(output, domain)) return undefined
  const folder = join(output, versionsFolder, domain, version)
  return isFolder(folder) ? folder : undefined
}

const formerVersion = (output: string, domain: string) => {
  const version = linkTarget(join(output, versionsFolder, domain, formerLink))
  return version === undefined || basename(version) !== version ? undefined : version
}

const linkTarget = (path: string) => {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** False for a link to a folder. */
const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Empty when the path is not a folder; a link to one is not. */
const namesIn = (folder: string): readonly string[] => (isFolder(folder) ? readdirSync(folder) : [])

/** Names of the folders in a folder; links to folders are none. */
export function foldersIn(folder: string): readonly string[] {
  return namesIn(folder).filter((name) => isFolder(join(folder, name)))
}
