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
 * Writes a whole site beside its place and then swaps it in, so that a reader sees the old one or the
 * new one, and a failed build leaves the old.
 */
export function writeSite(folder: string, files: readonly BrandFile[]): void {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  const fresh = mkdtempSync(join(parent, `.${basename(folder)}-`))
  try {
    for (const file of files) write(join(fresh, file.path), file)
    swap(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function write(path: string, { content }: BrandFile): void {
  mkdirSync(dirname(path), { recursive: true })
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(path, content)
  else linkOrCopy(content.sameAs, path)
}

/** A second name for the same bytes where the file system can, else a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function swap(fresh: string, folder: string): void {
  const old = `${fresh}.old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(fresh, folder)
  rmSync(old, { recursive: true, force: true })
}
