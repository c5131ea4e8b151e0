import type { DemoLocale } from '../DemoLocale.ts'

export const sv: DemoLocale = {
  aboutTexts: [
    'Lördagar på loppis, söndagar i skogen. Jag lagar gärna middag om du väljer musiken.',
    'Läser tre böcker samtidigt och blir sällan klar. Vilken är din senaste?',
    'Kallbad på vintern, kolonilott på sommaren. Jag tycker om folk som frågar vidare.',
    'Tar tåget när jag kan, helst vid fönstret. Svarar lugnt, men svarar.',
    'Lär mig dragspel i vuxen ålder, med tålmodiga grannar. Skrattar lätt.',
    'Fika är en livsåskådning. Vi kan börja med en promenad.',
  ],
  greeting: 'Hej, din profil fick mig att le. Vad gör du helst på söndagar?',
  firstNames: {
    female: ['Elsa', 'Linnea', 'Maja', 'Kerstin', 'Sara', 'Annika', 'Ebba', 'Ulla'],
    male: ['Axel', 'Oskar', 'Gustav', 'Nils', 'Björn', 'Elias', 'Anders', 'Viktor'],
  },
  cities: {
    SE: [
      ['Göteborg', 'Västra Götaland'],
      ['Malmö', 'Skåne'],
      ['Uppsala', 'Uppsala'],
      ['Stockholm', 'Stockholm'],
      ['Umeå', 'Västerbotten'],
    ],
  },
}
