import { resolve } from 'node:path'
import { z } from 'zod'

/** Text that is the same inside quotes in the configurations of nginx and Caddy. */
const plainText = z
  .string()
  .regex(/^[^\s"'`$\\{};]+$/, 'has a character that configurations give a meaning')

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
  HOSTING_CERTIFICATES: plainText.default('/etc/letsencrypt/live'),
  /** Where ACME clients put the files of a challenge. */
  HOSTING_CHALLENGES: plainText.default('/var/www/letsencrypt'),
  /** Addresses or networks of load balancers, whose `X-Forwarded-For` is believed. */
  HOSTING_PROXIES: list,
  /** Addresses to listen on. */
  HOSTING_ADDRESSES: list,
  HOSTING_HTTP_PORT: port.default(80),
  HOSTING_HTTPS_PORT: port.default(443),
  /** Where the web server finds the built sites. */
  HOSTING_SITES: plainText.optional(),
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
 */
export function readHostingSettings(
  variables: Readonly<Record<string, string | undefined>>,
  output: string,
): HostingSettings {
  const read = schema.parse(variables)
  return {
    upstream: read.HOSTING_UPSTREAM.length > 0 ? read.HOSTING_UPSTREAM : ['127.0.0.1:4321'],
    tls: read.HOSTING_TLS,
    certificates: read.HOSTING_CERTIFICATES,
    challenges: read.HOSTING_CHALLENGES,
    proxies: read.HOSTING_PROXIES,
    addresses: read.HOSTING_ADDRESSES,
    httpPort: read.HOSTING_HTTP_PORT,
    httpsPort: read.HOSTING_HTTPS_PORT,
    sites: plainText.parse(resolve(read.HOSTING_SITES ?? output)),
    hasBrotli: read.HOSTING_BROTLI === 'on',
    countsVisits: read.HOSTING_VISITS === 'on',
  }
}

/** The folder of the configurations beside the sites, where no web server looks for files of a site. */
export const hostingFolder = 'hosting'
