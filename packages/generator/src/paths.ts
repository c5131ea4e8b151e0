import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Absolute paths of the repository. */
export const paths = {
  root,
  site: join(root, 'sites/dating'),
  compiled: join(root, 'sites/dating/dist'),
  desk: join(root, 'sites/desk'),
  deskCompiled: join(root, 'sites/desk/dist'),
  themes: join(root, 'themes'),
  output: join(root, 'dist'),
  /** Data folder of `dev`; only one process can use a data folder. */
  devData: join(root, '.data-dev'),
  /** Cache between runs, safe to delete. */
  cache: join(root, 'node_modules/.cache/bouquet'),
} as const
