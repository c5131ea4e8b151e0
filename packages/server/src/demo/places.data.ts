import type { Locale } from '@bouquet/contract'

interface Land {
  /** The language that a demo person from here writes. */
  readonly language: Locale
  readonly cities: readonly (readonly [city: string, region: string])[]
}

/** Where demo people live. Regions are named as the region list names them. */
export const lands: Readonly<Record<string, Land>> = {
  AT: {
    language: 'de',
    cities: [
      ['Wien', 'Wien'],
      ['Graz', 'Steiermark'],
      ['Linz', 'Oberösterreich'],
      ['Salzburg', 'Salzburg'],
      ['Innsbruck', 'Tirol'],
    ],
  },
  BE: {
    language: 'nl',
    cities: [
      ['Antwerpen', 'Antwerpen'],
      ['Gent', 'Oost-Vlaanderen'],
      ['Leuven', 'Vlaams-Brabant'],
      ['Brugge', 'West-Vlaanderen'],
    ],
  },
  CH: {
    language: 'de',
    cities: [
      ['Zürich', 'Zürich'],
      ['Bern', 'Bern'],
      ['Luzern', 'Luzern'],
      ['St. Gallen', 'St. Gallen'],
    ],
  },
  DE: {
    language: 'de',
    cities: [
      ['Hamburg', 'Hamburg'],
      ['Köln', 'Nordrhein-Westfalen'],
      ['Leipzig', 'Sachsen'],
      ['Freiburg', 'Baden-Württemberg'],
      ['Berlin', 'Berlin'],
      ['Nürnberg', 'Bayern'],
      ['Kiel', 'Schleswig-Holstein'],
    ],
  },
  DK: {
    language: 'da',
    cities: [
      ['København', 'Hovedstaden'],
      ['Aarhus', 'Midtjylland'],
      ['Odense', 'Syddanmark'],
      ['Aalborg', 'Nordjylland'],
      ['Roskilde', 'Sjælland'],
    ],
  },
  ES: {
    language: 'es',
    cities: [
      ['Valencia', 'Comunitat Valenciana'],
      ['Sevilla', 'Andalucía'],
      ['Madrid', 'Comunidad de Madrid'],
      ['Bilbao', 'País Vasco'],
      ['Barcelona', 'Cataluña'],
    ],
  },
  FI: {
    language: 'fi',
    cities: [
      ['Helsinki', 'Uusimaa'],
      ['Tampere', 'Pirkanmaa'],
      ['Turku', 'Varsinais-Suomi'],
      ['Oulu', 'Pohjois-Pohjanmaa'],
    ],
  },
  FR: {
    language: 'fr',
    cities: [
      ['Lyon', 'Auvergne-Rhône-Alpes'],
      ['Nantes', 'Pays de la Loire'],
      ['Lille', 'Hauts-de-France'],
      ['Bordeaux', 'Nouvelle-Aquitaine'],
      ['Rennes', 'Bretagne'],
    ],
  },
  GB: {
    language: 'en',
    cities: [
      ['Bristol', 'South West England'],
      ['Leeds', 'Yorkshire and the Humber'],
      ['Edinburgh', 'Scotland'],
      ['London', 'London'],
      ['Cardiff', 'Wales'],
      ['Manchester', 'North West England'],
      ['Norwich', 'East of England'],
      ['Brighton', 'South East England'],
    ],
  },
  IE: {
    language: 'en',
    cities: [
      ['Dublin', 'Leinster'],
      ['Cork', 'Munster'],
      ['Galway', 'Connacht'],
    ],
  },
  IT: {
    language: 'it',
    cities: [
      ['Bologna', 'Emilia-Romagna'],
      ['Torino', 'Piemonte'],
      ['Firenze', 'Toscana'],
      ['Bari', 'Puglia'],
      ['Trieste', 'Friuli-Venezia Giulia'],
    ],
  },
  NL: {
    language: 'nl',
    cities: [
      ['Utrecht', 'Utrecht'],
      ['Haarlem', 'Noord-Holland'],
      ['Groningen', 'Groningen'],
      ['Rotterdam', 'Zuid-Holland'],
      ['Nijmegen', 'Gelderland'],
    ],
  },
  NO: {
    language: 'nb',
    cities: [
      ['Bergen', 'Vestland'],
      ['Oslo', 'Oslo'],
      ['Trondheim', 'Trøndelag'],
      ['Stavanger', 'Rogaland'],
    ],
  },
  PL: {
    language: 'pl',
    cities: [
      ['Kraków', 'małopolskie'],
      ['Gdańsk', 'pomorskie'],
      ['Wrocław', 'dolnośląskie'],
      ['Poznań', 'wielkopolskie'],
      ['Łódź', 'łódzkie'],
    ],
  },
  SE: {
    language: 'sv',
    cities: [
      ['Göteborg', 'Västra Götaland'],
      ['Malmö', 'Skåne'],
      ['Uppsala', 'Uppsala'],
      ['Stockholm', 'Stockholm'],
      ['Umeå', 'Västerbotten'],
    ],
  },
  US: {
    language: 'en',
    cities: [
      ['Portland', 'Oregon'],
      ['Chicago', 'Illinois'],
      ['Austin', 'Texas'],
      ['Boston', 'Massachusetts'],
    ],
  },
}
