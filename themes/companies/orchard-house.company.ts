import { defineCompany } from '@bouquet/theme'

export default defineCompany({
  name: 'Orchard House ApS',
  address: 'Frederiksberg Allé 58, 2. sal, 1820',
  kvk: '44918230',
  city: 'Frederiksberg',
  country: 'DK',
  tradenames: ['Second Spring', 'Orchard House'],
  vat_numbers: ['DK44918230'],
  support_phone: '+45 7055 0186',
  support_email: 'hello@orchardhouse.example',
  delete_discount: 30,
  added: '2024-09-02T09:00:00Z',
})
