import ipaddr from 'ipaddr.js'
import { networkOf } from '../throttle/limitRate.ts'

/** Shared by hundreds of subscribers, so that an entry of a log names none of them. */
const bits = { ipv4: 24, ipv6: 48 }

/** The network part of an address, as in `192.0.2.0/24`; null for anything that is not an address. */
export function networkPart(address: string): string | null {
  const [network = ''] = networkOf(address).split('/')
  if (!ipaddr.isValid(network)) return null
  const kind = ipaddr.parse(network).kind()
  const family = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(`${network}/${bits[kind]}`)}/${bits[kind]}`
}
