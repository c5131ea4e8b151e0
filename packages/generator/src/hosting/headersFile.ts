import { assetsPath, cacheRules, securityHeaders, strictTransport } from '@bouquet/contract/hosting'
import type { Brand } from '@bouquet/theme'

/** The `_headers` file, for file hosts, which serve over TLS. @param policy the content security policy of the site's pages */
export function headersFile(policy: string, brand: Pick<Brand, 'tlsSubdomains'>): string {
  return [
    '/*',
    ...Object.entries({
      ...securityHeaders,
      'content-security-policy': policy,
      'strict-transport-security': strictTransport(brand),
    }).map(([name, value]) => `  ${name}: ${value}`),
    `${assetsPath}*`,
    `  cache-control: ${cacheRules.asset}`,
    '',
  ].join('\n')
}
