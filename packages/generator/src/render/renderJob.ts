import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import type { Compiled } from '../compile/compile.ts'
import { hashFiles, hashOf } from '../hashFiles.ts'
import type { OwnPageFiles } from '../ownPages/ownPage.ts'
import { paths } from '../paths.ts'
import { domainOf } from './pageLocals.ts'
import type { TextMode } from './texts.ts'
import { isPublished } from './writeSite.ts'

/** A brand with what its site is made of. It can be sent to another thread. */
export interface RenderJob {
  readonly brand: Brand
  readonly ownPages: readonly OwnPageFiles[]
  /** Version of the site: the same inputs give the same. */
  readonly version: string
}

/** What the sites of a build have in common. It can be sent to another thread. */
export interface RenderSettings {
  /** Parent of the folders of all domains. */
  readonly output: string
  readonly texts: TextMode
}

export function renderJob(
  brand: Brand,
  ownPages: readonly OwnPageFiles[],
  { compiled, texts }: { readonly compiled: Compiled; readonly texts: TextMode },
): RenderJob {
  return {
    brand,
    ownPages,
    version: hashOf(
      [JSON.stringify({ brand, ownPages }), compiled.hash, rendererHash, texts].join('\n'),
    ),
  }
}

/** Hash of what the renderer reads besides the compiled site: its own code and the legal texts. */
export function hashRenderer(root: string = paths.root): string {
  return hashFiles(
    ['packages/generator/src', 'packages/i18n/legal'].map((path) => join(root, path)),
  )
}

const rendererHash = hashRenderer()

export function isUpToDate({ brand, version }: RenderJob, { output }: RenderSettings): boolean {
  return isPublished({ output, domain: domainOf(brand), version })
}
