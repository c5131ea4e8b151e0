const preloads = /^(?:<link\b[^>]*>)+/

/** React writes the preloads of pictures before the page; they belong into its head. */
export function splitPreloads(html: string): { readonly preloads: string; readonly html: string } {
  const [found = ''] = preloads.exec(html) ?? []
  return { preloads: found, html: html.slice(found.length) }
}
