import { staffActions } from '@bouquet/contract/staff'
import type { Network } from '@bouquet/machine/domains'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const dayMs = 86_400_000
const days: Readonly<Record<string, number>> = {
  'rose.dating': 60,
  'www.rose.dating': 13,
  'old.dating': -1,
}

const network: Network = {
  async resolve(host) {
    if (host === 'gone.dating') throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
    return ['192.0.2.1']
  },
  async certificate(host) {
    if (host === 'plain.dating') throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    const distrust = host === 'other.dating' ? 'ERR_TLS_CERT_ALTNAME_INVALID' : undefined
    return {
      validTo: new Date(server.clock.now().getTime() + (days[host] ?? 60) * dayMs),
      distrust,
    }
  },
}
const brands = [
  { ...testBrand('rose'), domains: ['rose.dating', 'www.rose.dating'] },
  { ...testBrand('tulip'), domains: ['old.dating', 'other.dating', 'plain.dating', 'gone.dating'] },
  testBrand('harbour'),
]
const server = await testServer({ brands, network })

test('DSK-7 an admin sees of every domain whether visitors reach it over a valid certificate, and until when', async () => {
  const { client } = await seatStaff(server, 'admin')
  const { domains } = await client.call(staffActions['brand-domains'])
  const until = (left: number) =>
    new Date(server.clock.now().getTime() + left * dayMs).toISOString()
  expect(domains).toEqual([
    { brand: 'rose', domain: 'rose.dating', state: 'valid', valid_until: until(60), reason: null },
    {
      brand: 'rose',
      domain: 'www.rose.dating',
      state: 'ending',
      valid_until: until(13),
      reason: null,
    },
    {
      brand: 'tulip',
      domain: 'old.dating',
      state: 'refused',
      valid_until: until(-1),
      reason: 'it has expired',
    },
    {
      brand: 'tulip',
      domain: 'other.dating',
      state: 'refused',
      valid_until: until(60),
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
    },
    {
      brand: 'tulip',
      domain: 'plain.dating',
      state: 'no_tls',
      valid_until: null,
      reason: 'ECONNREFUSED',
    },
    {
      brand: 'tulip',
      domain: 'gone.dating',
      state: 'no_address',
      valid_until: null,
      reason: 'ENOTFOUND',
    },
    {
      brand: 'harbour',
      domain: 'harbour.example',
      state: 'example',
      valid_until: null,
      reason: null,
    },
  ])
})
