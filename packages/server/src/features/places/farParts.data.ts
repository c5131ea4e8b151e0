interface CountryPart {
  readonly country: string
  readonly region: string
}

/** Parts of countries that the place data counts as countries of their own, as the standard of codes does. */
export const partsOfCountries: Readonly<Record<string, CountryPart>> = {
  AX: { country: 'FI', region: 'Ahvenanmaa' },
  GF: { country: 'FR', region: 'Guyane' },
  GP: { country: 'FR', region: 'Guadeloupe' },
  MQ: { country: 'FR', region: 'Martinique' },
  RE: { country: 'FR', region: 'La Réunion' },
  YT: { country: 'FR', region: 'Mayotte' },
}
