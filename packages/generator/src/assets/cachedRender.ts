import { join } from 'node:path'
import sharp from 'sharp'
import { cachedFile } from '../cachedFile.ts'
import { hashFiles, hashOf } from '../hashFiles.ts'
import { paths } from '../paths.ts'
import type { BrandFile } from './BrandFile.ts'

/** A file that is drawn from texts. Its URL is known at once; its content is in the cache when `drawn` settles. */
export interface Drawn {
  readonly file: BrandFile & { readonly content: { readonly sameAs: string } }
  readonly drawn: Promise<unknown>
}

interface Drawing {
  /** Path in the site. @param hash stands for the inputs and the code that draws */
  readonly path: (hash: string) => string
  readonly inputs: string
  readonly draw: () => Promise<Uint8Array>
}

// No picture is drawn twice, so the cache of sharp would only hold tens of megabytes.
sharp.cache(false)

const codeHash = hashFiles([import.meta.dirname]) + sharp.versions.vips

/** Draws a file once per machine: the same inputs are found in the cache. */
export function cachedRender({ path: pathOf, inputs, draw }: Drawing): Drawn {
  const path = pathOf(hashOf(`${inputs}\n${codeHash}`))
  return {
    file: { path, content: { sameAs: join(paths.cache, path) } },
    drawn: cachedFile(path, draw),
  }
}
