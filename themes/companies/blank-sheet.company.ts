import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Blank Sheet B.V.',
  address: 'Voorbeeldstraat 1, 1000 AA',
  kvk: '90219904',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Wireframe', 'Blank Sheet'],
  vat_numbers: ['NL865199904B01'],
  support_phone: '+31 20 555 0101',
  support_email: 'care@blanksheet.example',
  delete_discount: 25,
  added: '2024-03-18T09:00:00Z',
})
