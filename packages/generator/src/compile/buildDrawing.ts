import { join } from 'node:path'
import { drawingFolder, drawingModule } from '@bouquet/contract/drawing'
import { build } from 'vite'
import { drawingEntry } from '../membersArea/place.ts'
import { paths } from '../paths.ts'

/** Bundles what draws the members area on the server into one module, which is the same for every brand. */
export async function buildDrawing(folder: string): Promise<void> {
  await build({
    configFile: join(paths.site, 'drawing.config.mjs'),
    root: paths.site,
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: join(folder, drawingFolder),
      rolldownOptions: { input: drawingEntry, output: { entryFileNames: drawingModule } },
    },
  })
}
