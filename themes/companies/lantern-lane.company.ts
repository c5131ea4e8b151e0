import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Lantern Lane B.V.',
  address: 'Lindengracht 217, 1015 KG',
  kvk: '90210417',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Amberline', 'Lantern Lane'],
  vat_numbers: ['NL865190417B01'],
  support_phone: '+31 20 555 0142',
  support_email: 'care@lanternlane.example',
  delete_discount: 25,
  added: '2024-03-18T09:00:00Z',
})
