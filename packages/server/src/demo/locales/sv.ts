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
  desk: {
    held: [
      'Jag är nästan aldrig här. Skriv till mig på Telegram, mina bilder finns på https://bilder.example/mika',
      'Vi kan prata någon annanstans: WhatsApp +44 7700 900123. Där svarar jag alltid.',
      'Mitt abonnemang slutar i kväll. Skriv till mika@post.example eller lägg till mig på Snapchat.',
      'Min plånbok blev stulen på resan. Kan du hjälpa mig med ett presentkort? Du får pengarna tillbaka på måndag.',
      'Jag tjänar bra på bitcoin och kan visa dig hur. Ring mig på +44 7700 900123.',
    ],
    scam: 'Efter tre meddelanden blev jag ombedd att betala en sjukhusräkning.',
    fakeProfile: 'Jag känner igen bilderna från en reklam. Det här är någon annan.',
    harassment:
      'Jag sa nej, och sedan dess står det i varje meddelande att jag kommer att ångra mig.',
    threat: 'Det här kommer du att ångra. Jag vet vilken gata du bor på.',
    payment: 'Jag debiterades två gånger för ett paket men fick krediterna en gång.',
    appeal: 'Ni skriver att inget hittades, men meddelandena finns kvar. Titta gärna en gång till.',
    decision: 'Vi har läst konversationen och inte hittat något som bryter mot reglerna.',
    rejection: 'Ditt ansikte syns inte på bilden. Välj en bild som visar dig.',
  },
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
