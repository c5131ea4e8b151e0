import type { DemoLocale } from '../DemoLocale.ts'

export const nl: DemoLocale = {
  aboutTexts: [
    'Zaterdag naar de markt, daarna kook ik voor te veel mensen. Schuif gerust aan.',
    'Ik wandel veel en langzaam, en stop voor elke hond. Waar zou jij heen gaan op een vrije middag?',
    'Drie boeken tegelijk, zelden eentje uit. Vertel me wat jij nu leest.',
    'Op de fiets door weer en wind, daarna koffie. Ik hou van mensen die doorvragen.',
    'Volkstuin, bibliotheek, zwemmen in koud water. In die volgorde.',
    'Ik antwoord rustig, maar ik antwoord. Een goed gesprek mag even duren.',
  ],
  greeting: 'Hoi, van je profiel moest ik glimlachen. Wat doe je het liefst op zondag?',
  firstNames: {
    female: [
      'Sanne',
      'Marieke',
      'Fleur',
      'Hanneke',
      'Lotte',
      'Anouk',
      'Ineke',
      'Noor',
      'Wendy',
      'Roos',
    ],
    male: [
      'Daan',
      'Bram',
      'Jeroen',
      'Sander',
      'Willem',
      'Ruben',
      'Kees',
      'Joost',
      'Thijs',
      'Maarten',
    ],
  },
  cities: {
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
}
