/** Provinces of the Netherlands, for fields with a long list. */
export const regions = [
  'Drenthe',
  'Flevoland',
  'Friesland',
  'Gelderland',
  'Groningen',
  'Limburg',
  'Noord-Brabant',
  'Noord-Holland',
  'Overijssel',
  'Utrecht',
  'Zeeland',
  'Zuid-Holland',
].map((label) => ({ id: label.toLowerCase(), label }))

const nameOf = new Intl.DisplayNames('en', { type: 'region' })

export const countries = [
  'AT',
  'BE',
  'CH',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'IT',
  'NL',
  'NO',
  'PL',
  'SE',
].map((id) => ({ id, label: nameOf.of(id) ?? id }))
