import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import { strictTransport } from '@bouquet/contract/hosting'
import { type Brand, withoutWww } from '@bouquet/theme'
import { z } from 'zod'
import { domainOf } from '../render/pageLocals.ts'

/** The built site of a brand, as a web server needs to know it. */
export interface HostedSite {
  /** Also the name of its folder. */
  readonly domain: string
  /** All host names it answers on. */
  readonly hosts: readonly string[]
  /** The language that the brand states, or null when visitors' browsers decide. */
  readonly language: Locale | null
  /** The content security policy of its pages. */
  readonly policy: string
  /** `strict-transport-security` of its files over TLS. */
  readonly strictTransport: string
}

const headersSchema = z.object({ contentSecurityPolicy: z.string() })

/** @throws Error when the site has not been built in this folder */
export function readHostedSite(output: string, brand: Brand): HostedSite {
  const domain = domainOf(brand)
  const headers: unknown = JSON.parse(readFileSync(join(output, domain, 'headers.json'), 'utf8'))
  const { contentSecurityPolicy: policy } = headersSchema.parse(headers)
  const plain = [...new Set([domain, ...brand.domains].map(withoutWww))]
  return {
    domain,
    hosts: plain.flatMap((host) => [host, `www.${host}`]),
    language: brand.domainLanguage,
    policy,
    strictTransport: strictTransport(brand),
  }
}
