/** A way to make the sites. */
export interface Tool {
  readonly name: string
  /** How it was used, in a few words. */
  readonly means: string
  /** Makes ready what is not measured, such as installed packages. */
  prepare(): Promise<void>
  /**
   * Makes the sites of some brands, each below the folder by its domain.
   * @returns seconds
   */
  render(brands: readonly BrandJob[], output: string): Promise<number>
}

export interface BrandJob {
  readonly id: string
  readonly domain: string
}
