import { stat } from 'node:fs/promises'
import type { SiteFile } from './findFile.ts'

const ways = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

interface Chosen {
  readonly path: string
  readonly encoding?: (typeof ways)[number]['encoding']
}

/** The smallest form of a file that lies beside it and that the visitor takes. */
export async function compressedFile({ path }: SiteFile, accepted: string): Promise<Chosen> {
  for (const { encoding, ending } of ways) {
    const packed = `${path}${ending}`
    if (accepted.includes(encoding) && (await exists(packed))) return { path: packed, encoding }
  }
  return { path }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
