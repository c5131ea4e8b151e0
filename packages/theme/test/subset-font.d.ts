declare module 'subset-font' {
  /** The font with the letters of a text, at one place of its variable axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype'
      readonly variationAxes: Readonly<Record<string, number>>
    },
  ): Promise<Uint8Array>
}
