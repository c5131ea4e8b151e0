import { createHash } from 'node:crypto'

const inlineScript =
  /<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** CSP hash sources of the inline scripts of a page. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The content security policy of a brand's pages, which allows only its own host. */
export const contentSecurityPolicy = (hashes: Iterable<string>): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].sort().join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
