/** What people say and write in the stories, and names that are nobody's to translate. */
export const said = {
  brand: 'The brand',
  company: 'Lantern Lane B.V.',
  address: 'Lindengracht 217, 1015 KG Amsterdam',
  register: 'KvK 90210417',
  email: 'care@example.com',
  walk: 'That is a lovely walk, shall we say Sunday at eleven by the old mill?',
  zwolle: 'Zwolle',
  arnhem: 'Arnhem',
} as const
