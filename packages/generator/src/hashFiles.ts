import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.astro', '.vite', 'e2e', 'test', 'stories'])

/** Hash of a text or of bytes, 16 hexadecimal digits. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Hash of files and folders, by path and content. A path that does not exist counts too. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) {
    hash.update(path).update('\0')
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [path]
  const entries = readDirectory(path)
  if (!entries) return [path]
  return entries
    .filter((entry) => !skipped.has(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      return entry.isDirectory() ? filesIn(inside) : [inside]
    })
}

function readDirectory(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}
