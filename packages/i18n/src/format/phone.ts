/** A phone number without dashes and spaces, for `tel:` links. */
export const dialableNumber = (written: string): string => written.replaceAll(/[-\s]/g, '')
