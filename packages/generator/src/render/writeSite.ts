import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { BrandFile } from '../assets/BrandFile.ts'

/**
 * Writes a site to a temporary folder next to its destination and then swaps the two, so that readers see
 * either the old or the new site and a failed build keeps the old one.
 */
export function writeSite(folder: string, files: readonly BrandFile[]): void {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  const temporary = mkdtempSync(join(parent, `.${basename(folder)}-`))
  try {
    for (const file of files) write(join(temporary, file.path), file)
    swap(temporary, folder)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function write(path: string, { content }: BrandFile): void {
  mkdirSync(dirname(path), { recursive: true })
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content)
  else linkOrCopy(content.sameAs, path)
}

/** Creates a hard link where the file system supports it, else a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function swap(temporary: string, folder: string): void {
  const old = `${temporary}.old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(temporary, folder)
  rmSync(old, { recursive: true, force: true })
}
