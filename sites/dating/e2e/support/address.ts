import { inject } from 'vitest'

/** URL of a brand, for example `http://amberline.localhost:4400`. */
export function address(brand: string): string {
  return `http://${brand}.localhost:${inject('port')}`
}
