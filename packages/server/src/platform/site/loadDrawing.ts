import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Drawing, drawingFolder, drawingModule } from '@bouquet/contract/drawing'
import { z } from 'zod'
import { versionAt } from './fileVersion.ts'
import type { Site } from './findFile.ts'

const moduleSchema = z.object({
  drawPage: z.custom<Drawing['drawPage']>((value) => typeof value === 'function'),
})

/** By the path of the module and its version. */
const loaded = new Map<string, { readonly version: string; readonly drawing: Promise<Drawing> }>()
/** By the content of the module, which many sites have in common. */
const known = new Map<string, Promise<Drawing>>()

/** What draws the members area of a site; undefined for a site without it. */
export function loadDrawing({ folder, domain }: Site): Promise<Drawing> | undefined {
  const path = join(folder, domain, drawingFolder, drawingModule)
  const version = versionAt(path)
  if (version === undefined) return undefined
  const found = loaded.get(path)
  if (found?.version === version) return found.drawing
  const drawing = load(path)
  loaded.set(path, { version, drawing })
  // The next request tries again.
  drawing.catch(() => loaded.delete(path))
  return drawing
}

async function load(path: string): Promise<Drawing> {
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  const drawing = known.get(hash) ?? importDrawing(path, hash)
  known.set(hash, drawing)
  drawing.catch(() => known.delete(hash))
  return drawing
}

/** The URL contains a hash of the content, because Node loads a module only once per URL. */
async function importDrawing(path: string, hash: string): Promise<Drawing> {
  const module: unknown = await import(`${pathToFileURL(path).href}?${hash}`)
  return moduleSchema.parse(module)
}
