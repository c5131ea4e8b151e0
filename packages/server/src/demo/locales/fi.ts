import type { DemoLocale } from '../DemoLocale.ts'

export const fi: DemoLocale = {
  aboutTexts: [
    'Viikonloppu alkaa saunasta ja päättyy pitkään kävelyyn. Juttelen mielelläni rauhassa.',
    'Luen kolmea kirjaa yhtä aikaa enkä pidä kiirettä. Kerro, mitä sinä luet nyt.',
    'Mökillä kesät, kirjastossa talvet. Pidän ihmisistä, jotka osaavat olla myös hiljaa.',
    'Kokkaan mieluummin liikaa kuin liian vähän. Seura ja hyvä ruoka kuuluvat yhteen.',
    'Pyöräilen melkein säällä kuin säällä. Kahvitauko on silti matkan paras osa.',
    'Opettelen soittamaan haitaria, naapurit ovat kärsivällisiä. Nauran helposti.',
  ],
  greeting: 'Hei, profiilisi sai minut hymyilemään. Mitä teet mieluiten sunnuntaisin?',
  firstNames: {
    female: ['Aino', 'Helmi', 'Kaisa', 'Riikka', 'Sirpa', 'Venla', 'Outi', 'Elina'],
    male: ['Eero', 'Mikko', 'Juhani', 'Antti', 'Olavi', 'Ville', 'Timo', 'Lauri'],
  },
  cities: {
    FI: [
      ['Helsinki', 'Uusimaa'],
      ['Tampere', 'Pirkanmaa'],
      ['Turku', 'Varsinais-Suomi'],
      ['Oulu', 'Pohjois-Pohjanmaa'],
    ],
  },
}
