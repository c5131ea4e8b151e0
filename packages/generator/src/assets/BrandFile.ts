/** One file of a brand's site: its content, or the path of a file to link or copy. */
export interface BrandFile {
  /** Relative to the brand's folder, for example `assets/brand.1a2b.css`. */
  readonly path: string
  readonly content: string | Uint8Array | { readonly sameAs: string }
}

/** URL of a file on the brand's host. */
export function urlOf({ path }: BrandFile): string {
  return `/${path}`
}
