import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Where things are in this project. All paths are absolute. */
export const house = {
  root,
  site: join(root, 'sites/dating'),
  compiled: join(root, 'sites/dating/dist'),
  themes: join(root, 'themes'),
  output: join(root, 'dist'),
  /** Data of `dev`, apart from that of `start`: one process holds a data folder. */
  devData: join(root, '.data-dev'),
  locales: join(root, 'packages/i18n/locales'),
  /** Long work kept between runs, safe to delete. */
  cache: join(root, 'node_modules/.cache/bouquet'),
} as const
