import type { PageName } from '../page.ts'
import { deferScripts } from './deferScripts.ts'
import { styleInliner } from './inlineStyles.ts'

/**
 * Makes the function that turns the HTML of Astro into that of the site; the pages of a brand share work in it.
 * @param read content of a stylesheet by its URL
 */
export function pageFinisher(
  read: (url: string) => string,
): (page: PageName, html: string) => string {
  const inlineStyles = styleInliner(read)
  // The members area joins and caches its styles by itself.
  return (page, html) => (page === 'app' ? html : inlineStyles(deferScripts(html)))
}
