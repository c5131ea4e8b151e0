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
  desk: {
    held: [
      'Käyn täällä harvoin. Kirjoita minulle: Telegram, kuvani ovat osoitteessa https://kuvat.example/mika',
      'Jutellaan muualla: WhatsApp +44 7700 900123. Siellä vastaan aina.',
      'Tilaukseni päättyy tänä iltana. Kirjoita osoitteeseen mika@post.example tai lisää minut: Snapchat.',
      'Lompakkoni varastettiin matkalla. Yksi lahjakortti auttaisi paljon. Saat rahat takaisin maanantaina.',
      'Tienaan hyvin, bitcoin on helppoa ja näytän miten. Soita numeroon +44 7700 900123.',
    ],
    scam: 'Kolmen viestin jälkeen minulta pyydettiin rahaa sairaalalaskuun.',
    fakeProfile: 'Tunnen nämä kuvat mainoksesta. Kuvissa on joku muu.',
    harassment: 'Kieltäydyin, ja sen jälkeen jokaisessa viestissä on sanottu, että kadun sitä.',
    threat: 'Tulet katumaan tätä. Tiedän, millä kadulla asut.',
    payment: 'Yhdestä paketista veloitettiin kahdesti, mutta sain krediitit vain kerran.',
    appeal:
      'Kirjoitatte, ettei mitään löytynyt, mutta viestit ovat yhä tallella. Katsokaa uudelleen.',
    decision: 'Olemme lukeneet keskustelun emmekä löytäneet mitään sääntöjen vastaista.',
    rejection: 'Kasvosi eivät näy kuvassa. Valitse kuva, jossa sinut näkee.',
  },
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
