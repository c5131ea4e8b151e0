/** User content and names in stories, which are never translated. */
export const userTexts = {
  brand: 'The brand',
  company: 'Lantern Lane B.V.',
  address: 'Lindengracht 217, 1015 KG Amsterdam',
  register: 'KvK 90210417',
  email: 'care@example.com',
  walk: 'That is a lovely walk, shall we say Sunday at eleven by the old mill?',
  zwolle: 'Zwolle',
  arnhem: 'Arnhem',
  evening: 'Good evening, how was the exhibition?',
  light: 'Wonderful. The light in the last room was something else, you would have liked it.',
  closing: 'I have to go before it closes.',
  saturday: 'Saturday?',
  coffee: 'Saturday. I know a place for coffee round the corner.',
  mill: 'Saturday at eleven, by the old mill?',
  gladly: 'Gladly',
  journey: 'Have a good journey.',
  together:
    'I would love to see that exhibition with you, shall we go on Saturday before it closes?',
  code: 'WELCOME10',
} as const
