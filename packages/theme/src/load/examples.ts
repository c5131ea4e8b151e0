/** Valid values, suggested for a missing field or one of the wrong type. */
export const examples: Readonly<Record<string, unknown>> = {
  name: 'Amberline',
  domains: ['amberline.example'],
  niche: 1,
  company: 'lantern-lane',
  seeds: { primary: '#d9223b', secondary: '#f58a1f', neutral: '#8f7768' },
  type: { display: 'bricolage-grotesque', text: 'figtree' },
  display: 'bricolage-grotesque',
  text: 'figtree',
  primary: '#d9223b',
  secondary: '#f58a1f',
  neutral: '#8f7768',
  art: 'petals',
  address: 'Lindengracht 217, 1015 KG',
  kvk: '90210417',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Amberline'],
  vat_numbers: ['NL865190417B01'],
  support_phone: '+31 20 555 0142',
  support_email: 'care@company.example',
  delete_discount: 25,
  added: '2024-03-18T09:00:00Z',
  countries: ['NL'],
  amount: 75,
  currency: 'EUR',
}

/** Descriptions of fields whose names do not explain them. */
export const meanings: Readonly<Record<string, string>> = {
  name: 'the name that people read',
  domains: 'the host names that belong to the brand',
  company: 'the name of a file in companies/, without .company.jsonc',
  seeds: 'three colours',
  primary: 'the colour of the main action',
  secondary: 'the colour of the second action',
  neutral: 'the tint of the greys',
  address: 'street, number and postcode',
  kvk: 'the number in the trade register',
  city: 'where the company sits',
  country: 'its country as two capitals',
  tradenames: 'the names under which it trades',
  vat_numbers: 'its VAT numbers',
  support_phone: 'a telephone number as dialled from abroad',
  support_email: 'the e-mail address for members',
  delete_discount: 'per cent, offered before an account is deleted',
  added: 'since when the company runs brands here',
}

/** Descriptions of value types, each with an example. */
export const kinds: Readonly<Record<string, { readonly name: string; readonly example: unknown }>> =
  {
    string: { name: 'a text', example: 'text' },
    number: { name: 'a number', example: 1 },
    int: { name: 'a whole number', example: 1 },
    boolean: { name: 'true or false', example: false },
    array: { name: 'a list', example: [] },
    object: { name: 'an object', example: {} },
    record: { name: 'an object', example: {} },
  }
