import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the output in which the sites stand: `<domain>/<version>`. The name of a domain is a link into it. */
export const versionsFolder = '.sites'

/** Removes what builds that were killed have left: all versions but the one that a domain shows. */
export function removeLeftovers(output: string): void {
  const folder = join(output, versionsFolder)
  for (const domain of namesIn(folder)) {
    const shown = shownVersion(output, domain)
    for (const version of namesIn(join(folder, domain))) {
      const path = join(versionsFolder, domain, version)
      if (path !== shown) rmSync(join(output, path), { recursive: true, force: true })
    }
  }
}

const shownVersion = (output: string, domain: string) => {
  try {
    return readlinkSync(join(output, domain))
  } catch {
    return undefined
  }
}

/** Empty when the folder does not exist. */
const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
