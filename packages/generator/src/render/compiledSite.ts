import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { house } from '../house.ts'

export interface CompiledSite {
  render(request: Request, options: { locals: object }): Promise<Response>
}

const entrySchema = z.object({
  app: z.custom<CompiledSite>(
    (app) => typeof app === 'object' && app !== null && 'render' in app,
    'the compiled site does not export an app',
  ),
})

/** The program that the site was compiled to. */
export async function loadCompiledSite(): Promise<CompiledSite> {
  const entry: unknown = await import(pathToFileURL(join(house.compiled, 'server/entry.mjs')).href)
  return entrySchema.parse(entry).app
}
