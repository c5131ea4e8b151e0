import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An empty folder of sites, and what writes a file into one of them, that of Harbour unless told. */
export function makeSiteFolder() {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
  return {
    siteDir,
    write(name: string, content: string, domain = 'harbour.example') {
      const path = join(siteDir, domain, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    },
  }
}
