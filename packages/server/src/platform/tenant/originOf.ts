import type { Brand } from '@bouquet/theme'
import type { Config } from '../config.ts'

/** Where a brand is reached, for links in what no request asks for, such as a weekly mail. */
export const originOf = (
  { demo, port }: Pick<Config, 'demo' | 'port'>,
  { id, domains: [domain = `${id}.localhost`] }: Pick<Brand, 'id' | 'domains'>,
): string => (demo ? `http://${id}.localhost:${port}` : `https://${domain}`)
