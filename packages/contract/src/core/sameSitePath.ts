const base = 'https://inside.invalid'

const maxLength = 2_000

/** Control, invisible and bidirectional characters, line and paragraph separators, private use. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u

/** A backslash, which browsers read as a slash, and the characters that look like either. */
const lookalikes = /[\\\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/

/**
 * An empty first segment, literal or percent-encoded at any depth, may be parsed as a host. So may one of
 * tabs and line breaks, which URL parsers strip.
 */
const namesHost = /^(?:(?:%(?:25)*0[9ad])*(?:\/|%(?:25)*2f|%(?:25)*5c)){2}/i

/** Servers decode a path before routing it. */
function isPagePath(pathname: string): boolean {
  try {
    return !/^\/api(?:\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/**
 * Validates a path from a URL, a header or storage as a page of this site, and
 * returns it normalised (path, query and fragment). Returns null for everything that could
 * lead to another origin, and for API paths, since opening a link must have no effect.
 *
 * `sameSitePath('/chats?x=1')` is `/chats?x=1`; `insidePath('/\\evil.example')` is null.
 */
export function sameSitePath(text: string): string | null {
  if (!text.startsWith('/') || text.length > maxLength) return null
  if (unprintable.test(text) || lookalikes.test(text) || namesHost.test(text)) return null
  const { origin, pathname, search, hash } = new URL(text, base)
  if (origin !== base || namesHost.test(pathname) || !isPagePath(pathname)) return null
  return `${pathname}${search}${hash}`
}
