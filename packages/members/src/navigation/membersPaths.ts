import { areaOf } from '@bouquet/contract'

/** Whether the members area draws this address itself. */
export const isMembersPath = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return areaOf(path) === 'app'
}
