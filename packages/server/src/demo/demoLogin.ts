import type { Brand } from '@bouquet/theme'

/** Everybody who tries a demo uses it; it opens nothing but invented people's company. */
export const demoPassword = 'flowers-for-everyone'

export const demoEmail = (brand: Brand): string =>
  `demo@${brand.domains[0] ?? `${brand.id}.example`}`
