import type { Brand } from '@bouquet/theme'
import type { Config } from '../config.ts'

/**
 * Where a brand is reached: its first domain over TLS, or `<id>.localhost` in a demo. Links in mails start
 * with it and never with the host of a request, which the client chooses.
 */
export const originOf = (
  { demo, sitePort }: Pick<Config, 'demo' | 'sitePort'>,
  { id, domains: [domain = `${id}.localhost`] }: Pick<Brand, 'id' | 'domains'>,
): string => (demo ? `http://${id}.localhost:${sitePort}` : `https://${domain}`)
