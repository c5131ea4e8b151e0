export const genders = ['male', 'female'] as const

export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const

export const hairColors = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'other'] as const

export const eyeColors = ['brown', 'blue', 'green', 'grey', 'hazel', 'other'] as const

export const bodyTypes = ['slim', 'athletic', 'average', 'curvy', 'full'] as const

export const relationshipStatuses = [
  'single',
  'relationship',
  'married',
  'divorced',
  'widowed',
  'open',
] as const

/** The fifty interests; the key is also the name of the drawing and of the translation. */
export const interests = [
  'adventure',
  'anal_sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging_pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one_night_stand',
  'oral_sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public_sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
] as const

/** Interests that only brands of an intimate niche offer. */
export const intimateInterests = [
  'anal_sex',
  'bondage',
  'exchanging_pictures',
  'lingerie',
  'masturbating',
  'one_night_stand',
  'oral_sex',
  'public_sex',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'threesome',
] as const satisfies readonly (typeof interests)[number][]

/** Interests that the example people of a site name. */
export const exampleInterests = [
  'coffee',
  'hiking',
  'cooking',
  'music',
  'art',
  'beach',
] as const satisfies readonly (typeof interests)[number][]
