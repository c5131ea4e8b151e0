import { join } from 'node:path'
import { build } from 'vite'
import { paths } from '../paths.ts'

/** Bundles the service worker into one file, `sw.js`, which is the same for every brand. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: paths.site,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(paths.site, 'serviceWorker/main.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
