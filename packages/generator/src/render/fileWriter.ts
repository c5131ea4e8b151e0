import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrandFile } from '../assets/BrandFile.ts'
import { withCompressed } from '../compile/precompress.ts'

export type WriteFile = (file: BrandFile) => void

/** Writes files below a folder, texts with compressed copies. Each folder is made once, which saves a third of the time. */
export function fileWriter(root: string): WriteFile {
  const made = new Set<string>()
  const put = ({ path, content }: BrandFile) => {
    const to = join(root, path)
    const folder = dirname(to)
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true })
      made.add(folder)
    }
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(to, content)
    else linkOrCopy(content.sameAs, to)
  }
  return (file) => withCompressed(file).forEach(put)
}

/** Creates a hard link where the file system supports it, else a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
