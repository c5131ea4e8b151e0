import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'North Ridge AB',
  address: 'Södra Vägen 32, 412 54',
  kvk: '559418-2063',
  city: 'Göteborg',
  country: 'SE',
  tradenames: ['Trailmates', 'North Ridge'],
  vat_numbers: ['SE559418206301'],
  support_phone: '+46 31 390 06 48',
  support_email: 'hello@northridge.example',
  delete_discount: 25,
  added: '2025-05-19T09:00:00Z',
})
