import { localeSchema } from '@bouquet/contract'
import { z } from 'zod'

/** The little that the page says about itself; everything else comes from settings.php. */
export const shellSchema = z.object({
  brand: z.object({ id: z.string(), name: z.string() }),
  locale: localeSchema,
})
export type Shell = z.infer<typeof shellSchema>

const shellId = 'bouquet-shell'

/** Reads the JSON script that the page carries. */
export function readShell(): Shell {
  return shellSchema.parse(JSON.parse(document.getElementById(shellId)?.textContent ?? 'null'))
}
