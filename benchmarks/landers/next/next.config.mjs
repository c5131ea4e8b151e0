import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export default {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
  // Types are checked in the project itself.
  typescript: { ignoreBuildErrors: true },
}
