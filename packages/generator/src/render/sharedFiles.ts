import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandFile } from '../assets/BrandFile.ts'
import { house } from '../house.ts'

const folder = join(house.compiled, 'client')

/** Scripts and component styles of the compiled site, byte for byte the same for all brands. */
export const sharedFiles = (): BrandFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path: path.slice(folder.length + 1), content: { sameAs: path } }
    })
