import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Velvet Hour GmbH',
  address: 'Oranienstraße 184, 10999',
  kvk: 'HRB 218406 B',
  city: 'Berlin',
  country: 'DE',
  tradenames: ['Afterglow', 'Velvet Hour'],
  vat_numbers: ['DE318204775'],
  support_phone: '+49 30 23125 0148',
  support_email: 'care@velvethour.example',
  delete_discount: 20,
  added: '2025-01-14T09:00:00Z',
})
