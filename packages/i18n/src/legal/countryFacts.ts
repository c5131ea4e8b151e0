/** What the country in which a company is established adds to its legal pages. Names stay as they are. */
export interface CountryFacts {
  /** Supervisory authority for data protection. */
  readonly dataAuthority: string
  /** Authority that watches over the accessibility of services. */
  readonly accessibilityBody: string
  /** Where a consumer finds a dispute body. */
  readonly disputeBody: string
  /**
   * How many years proofs of purchase are stored. At least five: the Polish texts have only the plural form for five
   * and more.
   */
  readonly receiptYears: number
  /** Official languages in which authorities may write, beside English. */
  readonly languages: readonly string[]
}

const known: Readonly<Record<string, CountryFacts>> = {
  DE: {
    dataAuthority: 'Datenschutzaufsichtsbehörde des Bundeslandes (datenschutzkonferenz-online.de)',
    accessibilityBody:
      'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    disputeBody: 'Universalschlichtungsstelle des Bundes (verbraucher-schlichter.de)',
    receiptYears: 8,
    languages: ['de'],
  },
  DK: {
    dataAuthority: 'Datatilsynet',
    accessibilityBody: 'Digitaliseringsstyrelsen',
    disputeBody: 'Nævnenes Hus (naevneneshus.dk)',
    receiptYears: 5,
    languages: ['da'],
  },
  FR: {
    dataAuthority: 'Commission nationale de l’informatique et des libertés (CNIL)',
    accessibilityBody:
      'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    disputeBody: 'Médiation de la consommation (economie.gouv.fr/mediation-conso)',
    receiptYears: 10,
    languages: ['fr'],
  },
  GB: {
    dataAuthority: 'Information Commissioner’s Office (ICO)',
    accessibilityBody: 'Equality and Human Rights Commission (EHRC)',
    disputeBody: 'Citizens Advice (citizensadvice.org.uk)',
    receiptYears: 6,
    languages: [],
  },
  NL: {
    dataAuthority: 'Autoriteit Persoonsgegevens',
    accessibilityBody: 'Autoriteit Consument & Markt (ACM)',
    disputeBody: 'ACM ConsuWijzer (consuwijzer.nl)',
    receiptYears: 7,
    languages: ['nl'],
  },
  SE: {
    dataAuthority: 'Integritetsskyddsmyndigheten (IMY)',
    accessibilityBody: 'Post- och telestyrelsen (PTS)',
    disputeBody: 'Allmänna reklamationsnämnden (arn.se)',
    receiptYears: 7,
    languages: ['sv'],
  },
}

/** European bodies that lead to the national ones, and the longest time that a country of the Union asks for. */
const elsewhere: CountryFacts = {
  dataAuthority: 'European Data Protection Board (edpb.europa.eu)',
  accessibilityBody: 'AccessibleEU',
  disputeBody: 'European Consumer Centres Network (eccnet.eu)',
  receiptYears: 10,
  languages: [],
}

/** @param country ISO 3166 code of the company's country */
export function countryFacts(country: string): CountryFacts {
  return known[country] ?? elsewhere
}
