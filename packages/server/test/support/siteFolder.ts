import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An empty folder of sites, and what writes a file into that of Harbour. */
export function makeSiteFolder() {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
  return {
    siteDir,
    write(name: string, content: string) {
      const path = join(siteDir, 'harbour.example', name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    },
  }
}
