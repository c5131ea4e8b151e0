/** A company and a brand that share no word and no colour with the project's own. */
export const orchidCompany = `{
  "name": "Kestrel Row Oy",
  "address": "Kalevankatu 12",
  "kvk": "3120417-6",
  "city": "Helsinki",
  "country": "FI",
  "tradenames": ["Orchid Hour"],
  "vat_numbers": ["FI31204176"],
  "support_phone": "+358 9 555 0177",
  "support_email": "help@kestrelrow.example",
  "delete_discount": 20,
  "added": "2025-01-09T09:00:00Z"
}
`

export function orchidTheme(extra = ''): string {
  return `{
  "name": "Orchid Hour",
  "domains": ["orchidhour.example"],
  "niche": "general",
  "language": "fi",
  "company": "kestrel-row",
  "seeds": { "primary": "#5b2a86", "secondary": "#1f8a70", "neutral": "#6b6675" },
  "type": { "display": "fraunces", "text": "figtree" },
  "art": "waves",
  ${extra}
}
`
}
