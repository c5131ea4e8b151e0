import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Black Key B.V.',
  address: 'Prinsengracht 703, 1017 JV',
  kvk: '90417728',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Nocturne', 'Black Key'],
  vat_numbers: ['NL866204913B01'],
  support_phone: '+31 20 555 0179',
  support_email: 'discreet@blackkey.example',
  delete_discount: 20,
  added: '2025-04-22T09:00:00Z',
})
