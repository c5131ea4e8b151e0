import { createHash } from 'node:crypto'

const inlineScript =
  /<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of a page's inline scripts, as a content security policy names them. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The policy of a brand's pages: its own host and nothing else. */
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
