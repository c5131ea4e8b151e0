/** One file of a brand's output: its content, or another file that it equals. */
export interface BrandFile {
  /** Below the brand's folder, as in `assets/brand.1a2b.css`. */
  readonly path: string
  readonly content: string | Uint8Array | { readonly sameAs: string }
}

/** Address of a file on the brand's own host. */
export const addressOf = ({ path }: BrandFile): string => `/${path}`
