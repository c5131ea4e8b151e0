import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BrandFile } from '../assets/BrandFile.ts'

const texts = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/

/**
 * Measured on the 89 pages of Amberline (2.8 MB): level 11 gives 486 kB in 2.3 s of CPU time, level 10
 * 493 kB in 0.8 s, level 9 532 kB in 0.8 s, level 5 535 kB in 0.1 s.
 */
const brotliLevel = 10

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Writes a `.br` and a `.gz` next to every text file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of names.filter((name) => texts.test(name)).map((name) => join(folder, name))) {
    const { br, gz } = await compressed(readFileSync(path))
    writeFileSync(`${path}.br`, br)
    writeFileSync(`${path}.gz`, gz)
  }
}

/** The files, and a `.br` and a `.gz` of each text file. */
export async function withCompressed(files: readonly BrandFile[]): Promise<readonly BrandFile[]> {
  const all = await Promise.all(
    files.map(async (file) => {
      const { path, content } = file
      const hasContent = typeof content === 'string' || content instanceof Uint8Array
      if (!hasContent || !texts.test(path)) return [file]
      const { br, gz } = await compressed(Buffer.from(content))
      return [file, { path: `${path}.br`, content: br }, { path: `${path}.gz`, content: gz }]
    }),
  )
  return all.flat()
}

async function compressed(content: Buffer): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotliOf(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipOf(content, { level: 9 }),
  ])
  return { br, gz }
}
