import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Garden Wall SAS',
  address: '27 rue des Tables Claudiennes, 69001',
  kvk: '902418736',
  city: 'Lyon',
  country: 'FR',
  tradenames: ['Iris & Ivy', 'Garden Wall'],
  vat_numbers: ['FR58902418736'],
  support_phone: '+33 1 99 00 41 72',
  support_email: 'bonjour@gardenwall.example',
  delete_discount: 30,
  added: '2025-03-10T09:00:00Z',
})
