import { inject } from 'vitest'

/** Address of a brand, as in `http://amberline.localhost:4400`. */
export const address = (brand: string): string => `http://${brand}.localhost:${inject('port')}`
