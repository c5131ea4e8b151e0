import { type Locale, localeCodes } from '@bouquet/contract'

type Cities = readonly (readonly [city: string, region: string])[]

interface Land {
  /** The language of demo people in this country. */
  readonly language: Locale
  readonly cities: Cities
}

/** Cities of demo people by language and country. Region names are those of the region list. */
const citiesByLanguage: Readonly<Record<Locale, Readonly<Record<string, Cities>>>> = {
  da: {
    DK: [
      ['København', 'Hovedstaden'],
      ['Aarhus', 'Midtjylland'],
      ['Odense', 'Syddanmark'],
      ['Aalborg', 'Nordjylland'],
      ['Roskilde', 'Sjælland'],
    ],
  },
  de: {
    AT: [
      ['Wien', 'Wien'],
      ['Graz', 'Steiermark'],
      ['Linz', 'Oberösterreich'],
      ['Salzburg', 'Salzburg'],
      ['Innsbruck', 'Tirol'],
    ],
    CH: [
      ['Zürich', 'Zürich'],
      ['Bern', 'Bern'],
      ['Luzern', 'Luzern'],
      ['St. Gallen', 'St. Gallen'],
    ],
    DE: [
      ['Hamburg', 'Hamburg'],
      ['Köln', 'Nordrhein-Westfalen'],
      ['Leipzig', 'Sachsen'],
      ['Freiburg', 'Baden-Württemberg'],
      ['Berlin', 'Berlin'],
      ['Nürnberg', 'Bayern'],
      ['Kiel', 'Schleswig-Holstein'],
    ],
  },
  en: {
    GB: [
      ['Bristol', 'South West England'],
      ['Leeds', 'Yorkshire and the Humber'],
      ['Edinburgh', 'Scotland'],
      ['London', 'London'],
      ['Cardiff', 'Wales'],
      ['Manchester', 'North West England'],
      ['Norwich', 'East of England'],
      ['Brighton', 'South East England'],
    ],
    IE: [
      ['Dublin', 'Leinster'],
      ['Cork', 'Munster'],
      ['Galway', 'Connacht'],
    ],
    US: [
      ['Portland', 'Oregon'],
      ['Chicago', 'Illinois'],
      ['Austin', 'Texas'],
      ['Boston', 'Massachusetts'],
    ],
  },
  es: {
    ES: [
      ['Valencia', 'Comunitat Valenciana'],
      ['Sevilla', 'Andalucía'],
      ['Madrid', 'Comunidad de Madrid'],
      ['Bilbao', 'País Vasco'],
      ['Barcelona', 'Cataluña'],
    ],
  },
  fi: {
    FI: [
      ['Helsinki', 'Uusimaa'],
      ['Tampere', 'Pirkanmaa'],
      ['Turku', 'Varsinais-Suomi'],
      ['Oulu', 'Pohjois-Pohjanmaa'],
    ],
  },
  fr: {
    FR: [
      ['Lyon', 'Auvergne-Rhône-Alpes'],
      ['Nantes', 'Pays de la Loire'],
      ['Lille', 'Hauts-de-France'],
      ['Bordeaux', 'Nouvelle-Aquitaine'],
      ['Rennes', 'Bretagne'],
    ],
  },
  it: {
    IT: [
      ['Bologna', 'Emilia-Romagna'],
      ['Torino', 'Piemonte'],
      ['Firenze', 'Toscana'],
      ['Bari', 'Puglia'],
      ['Trieste', 'Friuli-Venezia Giulia'],
    ],
  },
  nb: {
    NO: [
      ['Bergen', 'Vestland'],
      ['Oslo', 'Oslo'],
      ['Trondheim', 'Trøndelag'],
      ['Stavanger', 'Rogaland'],
    ],
  },
  nl: {
    BE: [
      ['Antwerpen', 'Antwerpen'],
      ['Gent', 'Oost-Vlaanderen'],
      ['Leuven', 'Vlaams-Brabant'],
      ['Brugge', 'West-Vlaanderen'],
    ],
    NL: [
      ['Utrecht', 'Utrecht'],
      ['Haarlem', 'Noord-Holland'],
      ['Groningen', 'Groningen'],
      ['Rotterdam', 'Zuid-Holland'],
      ['Nijmegen', 'Gelderland'],
    ],
  },
  pl: {
    PL: [
      ['Kraków', 'małopolskie'],
      ['Gdańsk', 'pomorskie'],
      ['Wrocław', 'dolnośląskie'],
      ['Poznań', 'wielkopolskie'],
      ['Łódź', 'łódzkie'],
    ],
  },
  sv: {
    SE: [
      ['Göteborg', 'Västra Götaland'],
      ['Malmö', 'Skåne'],
      ['Uppsala', 'Uppsala'],
      ['Stockholm', 'Stockholm'],
      ['Umeå', 'Västerbotten'],
    ],
  },
}

/** Countries of demo people. */
export const lands: Readonly<Record<string, Land>> = Object.fromEntries(
  localeCodes.flatMap((language) =>
    Object.entries(citiesByLanguage[language]).map(([country, cities]) => [
      country,
      { language, cities },
    ]),
  ),
)
