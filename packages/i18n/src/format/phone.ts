/** A phone number without dashes and spaces, for `tel:` links. */
export function dialableNumber(written: string): string {
  return written.replaceAll(/[-\s]/g, '')
}
