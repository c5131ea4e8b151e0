import { securityHeaders, strictTransportSecurity } from '@bouquet/contract'

/** The `_headers` file for static hosts, which serve over TLS. */
export const headersFile = (contentSecurityPolicy: string): string =>
  [
    rule('/*', {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicy,
      'Strict-Transport-Security': strictTransportSecurity,
    }),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('')

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  `${[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`
