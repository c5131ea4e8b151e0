import { type Address, areaOf, sameSitePath } from '@bouquet/contract'
import * as z from 'zod/mini'

/** Whether a path belongs to the members area. */
export function isMembersPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return areaOf(path) === 'app'
}

/** Opens a checked path of this site: a screen in place, another page by the browser. */
export function openPath(href: string, openScreen: (href: string) => void): void {
  if (isMembersPath(href)) openScreen(href)
  else location.assign(href)
}

export type LinkTarget =
  | { readonly kind: 'screen'; readonly href: string }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'none' }

/** Links other than pages of this site: an anchor, another site, an e-mail address, a phone number. */
const elsewhere = /^(?:#|https?:\/\/|mailto:|tel:)/

/**
 * Where a link leads: to a screen of the members area, to another page, or nowhere when its address runs a
 * script or looks like a path but leads to another origin.
 */
export function linkTarget(href: string): LinkTarget {
  const path = sameSitePath(href)
  if (path !== null) return { kind: isMembersPath(path) ? 'screen' : 'page', href: path }
  return elsewhere.test(href) ? { kind: 'page', href } : { kind: 'none' }
}

/** The `next` parameter: the path to open afterwards; ignored unless it is a page of this site. */
export const nextSchema = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => sameSitePath(text) ?? undefined),
    ),
  ),
  undefined,
)

/** Profile, likes, credits and payment method. */
const pages = [/^\/members\/[^/]+$/, /^\/profile$/, /^\/likes(\/|$)/, /^\/credits(\/|$)/]

export function hasBackButton(path: string, isInstalled: boolean, canGoBack: boolean): boolean {
  return isInstalled && canGoBack && pages.some((page) => page.test(path))
}

/** Whether a path is one of these places or below one. */
export function isWithin(path: string, places: readonly Address[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`))
}
