import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { paths } from '../paths.ts'

export interface CompiledSite {
  render(request: Request, options: { locals: object }): Promise<Response>
}

const entrySchema = z.object({
  app: z.custom<CompiledSite>(
    (app) => typeof app === 'object' && app !== null && 'render' in app,
    'the compiled site does not export an app',
  ),
})

/** Loads the compiled site. */
export async function loadCompiledSite(): Promise<CompiledSite> {
  const entry: unknown = await import(pathToFileURL(join(paths.compiled, 'server/entry.mjs')).href)
  return entrySchema.parse(entry).app
}
