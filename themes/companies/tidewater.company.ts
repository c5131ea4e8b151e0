import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Tidewater Social Ltd',
  address: '14 Quayside Row',
  kvk: '11873052',
  city: 'Bristol',
  country: 'GB',
  tradenames: ['Harbour', 'Tidewater'],
  vat_numbers: ['GB307418265'],
  support_phone: '+44 117 496 0172',
  support_email: 'crew@tidewater.example',
  delete_discount: 25,
  added: '2025-02-03T09:00:00Z',
})
