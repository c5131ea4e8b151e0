/** Address of the page on which a package is paid; `next` is where to go back to afterwards. */
export const paymentAddress = (packageId: string, next?: string): string =>
  `/credits/${packageId}${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`
