/** What the people of the stories say and write, and how things are called that are nobody's to translate. */
export const said = {
  exhibition: 'Good evening, how was the exhibition?',
} as const
