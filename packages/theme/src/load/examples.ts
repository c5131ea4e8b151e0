/** Values that would pass where none, or one of another kind, was written. */
export const examples: Readonly<Record<string, string>> = {
  name: "'Amberline'",
  domains: "['amberline.example']",
  niche: '1',
  company: "'lantern-lane'",
  seeds: "{ primary: '#d9223b', secondary: '#f58a1f', neutral: '#8f7768' }",
  type: "{ display: 'bricolage-grotesque', text: 'figtree' }",
  display: "'bricolage-grotesque'",
  text: "'figtree'",
  primary: "'#d9223b'",
  secondary: "'#f58a1f'",
  neutral: "'#8f7768'",
  art: "'petals'",
  address: "'Lindengracht 217, 1015 KG'",
  kvk: "'90210417'",
  city: "'Amsterdam'",
  country: "'NL'",
  tradenames: "['Amberline']",
  vat_numbers: "['NL865190417B01']",
  support_phone: "'+31 20 555 0142'",
  support_email: "'care@company.example'",
  delete_discount: '25',
  added: "'2024-03-18T09:00:00Z'",
  amount: '75',
  currency: "'EUR'",
}

/** Kinds of value in words, each with an example. */
export const kinds: Readonly<Record<string, { readonly name: string; readonly example: string }>> =
  {
    string: { name: 'a text', example: "'text'" },
    number: { name: 'a number', example: '1' },
    int: { name: 'a whole number', example: '1' },
    boolean: { name: 'true or false', example: 'false' },
    array: { name: 'a list', example: '[]' },
    object: { name: 'an object', example: '{}' },
    record: { name: 'an object', example: '{}' },
  }
