import { resolve } from 'node:path'
import { z } from 'zod'
import { CommandError } from '../command/CommandError.ts'

/** Text that is the same inside quotes in the configurations of nginx and Caddy. */
const plainText = z
  .string()
  .regex(/^[^\s"'`$\\{};]+$/, 'has a character that configurations give a meaning')

/**
 * A path between quotation marks, where blanks and apostrophes are plain. Some are names of many files where a
 * configuration includes a folder; others begin a variable or end the text.
 */
const isWritable = (path: string): boolean => !/["$\\{}`*?[\]\p{Cc}]/u.test(path)

const folder = z.string().refine(isWritable, 'has a character that configurations give a meaning')

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(plainText))

const port = z.coerce.number().int().min(1).max(65_535)

const schema = z.object({
  /** Addresses of the server's processes. */
  HOSTING_UPSTREAM: list,
  /**
   * `on`: TLS ends at nginx or Caddy. `before`: it ends at a load balancer in front of them. `off`: there is none.
   */
  HOSTING_TLS: z.enum(['on', 'before', 'off']).default('on'),
  /** For nginx: a folder with `<domain>/fullchain.pem` and `<domain>/privkey.pem`. */
  HOSTING_CERTIFICATES: folder.default('/etc/letsencrypt/live'),
  /** Whether certificates are looked at; they are not when they are on another machine. */
  HOSTING_CERTIFICATES_CHECK: z.enum(['on', 'off']).default('on'),
  /** Where ACME clients put the files of a challenge. */
  HOSTING_CHALLENGES: folder.default('/var/www/letsencrypt'),
  /** Addresses or networks of load balancers, whose `X-Forwarded-For` is believed. */
  HOSTING_PROXIES: list,
  /** Addresses to listen on. */
  HOSTING_ADDRESSES: list,
  HOSTING_HTTP_PORT: port.default(80),
  HOSTING_HTTPS_PORT: port.default(443),
  /** Where the web server finds the built sites. */
  HOSTING_SITES: z.string().optional(),
  /** Whether nginx has its module `brotli_static`. */
  HOSTING_BROTLI: z.enum(['on', 'off']).default('on'),
  /** Whether the server hears of visits of pages. */
  HOSTING_VISITS: z.enum(['on', 'off']).default('on'),
})

/** What the written configurations depend on besides the brands. */
export interface HostingSettings {
  /** At least one `host:port`. */
  readonly upstream: readonly string[]
  readonly tls: 'on' | 'before' | 'off'
  readonly certificates: string
  readonly checksCertificates: boolean
  readonly challenges: string
  readonly proxies: readonly string[]
  readonly addresses: readonly string[]
  readonly httpPort: number
  readonly httpsPort: number
  /** Absolute path of the folder of the built sites. */
  readonly sites: string
  readonly hasBrotli: boolean
  readonly countsVisits: boolean
}

/**
 * Reads the settings from environment variables.
 * @param output the folder of the built sites on this machine
 * @throws CommandError that names each wrong setting
 */
export function readHostingSettings(
  variables: Readonly<Record<string, string | undefined>>,
  output: string,
): HostingSettings {
  const parsed = schema.safeParse(variables)
  if (!parsed.success) throw wrongSettings(parsed.error)
  const read = parsed.data
  return {
    upstream: read.HOSTING_UPSTREAM.length > 0 ? read.HOSTING_UPSTREAM : ['127.0.0.1:4321'],
    tls: read.HOSTING_TLS,
    certificates: read.HOSTING_CERTIFICATES,
    checksCertificates: read.HOSTING_CERTIFICATES_CHECK === 'on',
    challenges: read.HOSTING_CHALLENGES,
    proxies: read.HOSTING_PROXIES,
    addresses: read.HOSTING_ADDRESSES,
    httpPort: read.HOSTING_HTTP_PORT,
    httpsPort: read.HOSTING_HTTPS_PORT,
    sites: resolve(read.HOSTING_SITES ?? output),
    hasBrotli: read.HOSTING_BROTLI === 'on',
    countsVisits: read.HOSTING_VISITS === 'on',
  }
}

const wrongSettings = ({ issues }: z.ZodError) =>
  new CommandError(
    'settings_wrong',
    `Settings of hosting are wrong: ${issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`).join('; ')}.`,
    'Correct these environment variables; docs/hosting.md lists them.',
  )

/** @returns why configurations cannot name the folder of the built sites, or undefined */
export function sitesProblem({ sites }: HostingSettings): string | undefined {
  return isWritable(sites)
    ? undefined
    : `The configurations of nginx and Caddy were not written: they cannot name the folder ${sites}, since its path has one of " $ \\ { } \` * ? [ ]. Set SITE_DIR to a folder without them.`
}

/** The folder of the configurations beside the sites, where no web server looks for files of a site. */
export const hostingFolder = 'hosting'
