import { inject } from 'vitest'

/** URL of a brand, for example `http://amberline.localhost:4400`. */
export const address = (brand: string): string => `http://${brand}.localhost:${inject('port')}`
