/** Profile, likes, credits and payment method. */
const pages = [/^\/members\/[^/]+$/, /^\/profile$/, /^\/likes(\/|$)/, /^\/credits(\/|$)/]

export const hasBackButton = (path: string, isInstalled: boolean, canGoBack: boolean): boolean =>
  isInstalled && canGoBack && pages.some((page) => page.test(path))
