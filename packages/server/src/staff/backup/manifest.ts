import { join } from 'node:path'
import { z } from 'zod'

/** What a backup holds; it is written last, so a folder without it is no backup. */
export const manifestSchema = z.object({
  engine: z.enum(['pglite', 'postgres']),
  created: z.iso.datetime(),
  /** Photos in a bucket are kept by the bucket's own means. */
  hasPhotos: z.boolean(),
})
export type Manifest = z.output<typeof manifestSchema>

/** The parts of a backup in its folder. */
export const partsOf = (folder: string) => ({
  database: join(folder, 'database'),
  photos: join(folder, 'photos'),
  secret: join(folder, 'secret'),
  manifest: join(folder, 'manifest.json'),
})
