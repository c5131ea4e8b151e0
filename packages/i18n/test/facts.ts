import type { LegalFacts } from '../src/legal/index.ts'

/** A brand with all data that legal pages need. */
export const facts: LegalFacts = {
  name: 'Amberline',
  company: {
    name: 'Lantern B.V.',
    address: 'Keizersgracht 1',
    city: 'Amsterdam',
    country: 'NL',
    kvk: '12345678',
    vat_numbers: ['NL001234567B01'],
    tradenames: ['Amberline', 'Second Spring'],
    support_email: 'help@amberline.example',
    support_phone: '+31 20-123 45 67',
    added: '2024-05-06T12:00:00Z',
  },
  settings: {
    refund_days: 21,
    min_age: 19,
    signup_credits: 7,
    message_credits: 13,
    fictional_profiles: true,
  },
}

/** The same brand with other company data. */
export function withCompany(company: LegalFacts['company']): LegalFacts {
  return {
    ...facts,
    company: { ...facts.company, ...company },
  }
}
