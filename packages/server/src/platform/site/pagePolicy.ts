import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Site } from './findFile.ts'

const headersSchema = z.object({ contentSecurityPolicy: z.string() })

/**
 * The content security policy that the build wrote for a brand's pages, with the hashes of their inline
 * scripts; undefined for a site without one.
 */
export const pagePolicy = ({ folder, domain }: Site): Promise<string | undefined> =>
  readFile(join(folder, domain, 'headers.json'), 'utf8').then(
    (text) => headersSchema.parse(JSON.parse(text)).contentSecurityPolicy,
    () => undefined,
  )
