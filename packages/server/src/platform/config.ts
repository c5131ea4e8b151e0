import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../../../..')

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off', 'yes', 'no', ''])
  .transform((text) => ['1', 'true', 'on', 'yes'].includes(text))

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
    DATA_DIR: z.string().default(join(root, '.data')),
    /** PostgreSQL; without it the embedded database in DATA_DIR is used. */
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    THEMES_DIR: z.string().default(join(root, 'themes')),
    SITE_DIR: z.string().default(join(root, 'dist')),
    /** Fills the brands with invented members and offers the mailbox page. */
    DEMO: flag.optional(),
    /** Key of signatures; made and kept in DATA_DIR when absent. */
    SECRET: z.string().min(32).optional(),
    SMTP_URL: z.string().startsWith('smtp').optional(),
    /** Believe X-Forwarded-For, -Host and -Proto. Only behind a proxy that sets them. */
    TRUST_PROXY: flag.default(false),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .transform((given) => ({
    isProduction: given.NODE_ENV === 'production',
    port: given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    themesDir: given.THEMES_DIR,
    siteDir: given.SITE_DIR,
    demo: given.DEMO ?? given.NODE_ENV !== 'production',
    secret: given.SECRET,
    smtpUrl: given.SMTP_URL,
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
  }))

export type Config = z.output<typeof environmentSchema>

/**
 * Reads the program's settings; the only place that looks at the environment.
 * @throws Error that names each wrong setting
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) throw new Error(`Settings are wrong.\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
