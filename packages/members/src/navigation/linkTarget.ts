import { sameSitePath } from '@bouquet/contract'
import { isMembersPath } from './membersPaths.ts'

export type LinkTarget =
  | { readonly kind: 'screen'; readonly href: string }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'none' }

/** What a link may name besides a page of this site: a place on this page, another site, a mail, a call. */
const elsewhere = /^(?:#|https?:\/\/|mailto:|tel:)/

/**
 * Where a link leads: to a screen of the members area, to another page, or nowhere when its address looks
 * like a path and leads to another origin, or runs script.
 */
export function linkTarget(href: string): LinkTarget {
  const path = sameSitePath(href)
  if (path !== null) return { kind: isMembersPath(path) ? 'screen' : 'page', href: path }
  return elsewhere.test(href) ? { kind: 'page', href } : { kind: 'none' }
}
