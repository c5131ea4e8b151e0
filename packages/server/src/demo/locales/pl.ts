import type { DemoLocale } from '../DemoLocale.ts'

export const pl: DemoLocale = {
  aboutTexts: [
    'W soboty targ, w niedziele obiad dla zbyt wielu osób. Zawsze znajdzie się dodatkowe krzesło.',
    'Dużo chodzę, bez pośpiechu, z przystankami na widoki. Opowiedz mi o swoim ulubionym miejscu.',
    'Czytam trzy książki naraz i rzadko którąś kończę. Co czytasz teraz?',
    'Morze poza sezonem, małe kina, długie rozmowy. Lubię ludzi, którzy umieją słuchać.',
    'W mojej kuchni zawsze gra radio. Ciasto piekę i na smutki, i z radości.',
    'Najpierw kawa, potem słowa. Odpisuję spokojnie, ale odpisuję.',
  ],
  greeting: 'Cześć, twój profil wywołał u mnie uśmiech. Co najbardziej lubisz robić w niedziele?',
  desk: {
    held: [
      'Prawie mnie tu nie ma. Napisz do mnie: Telegram, moje zdjęcia są na https://zdjecia.example/mika',
      'Porozmawiajmy gdzie indziej: WhatsApp +44 7700 900123. Tam zawsze odpisuję.',
      'Mój abonament kończy się dziś wieczorem. Napisz na mika@post.example albo dodaj mnie na Snapchat.',
      'W podróży ukradziono mi portfel. Pomogą mi dwie karty podarunkowe. Oddam w poniedziałek.',
      'Dobrze zarabiam, bitcoin jest prosty i pokażę ci jak. Zadzwoń: +44 7700 900123.',
    ],
    scam: 'Po trzech wiadomościach poproszono mnie o pieniądze na rachunek ze szpitala.',
    fakeProfile: 'Znam te zdjęcia z reklamy. To ktoś inny.',
    harassment: 'Powiedziałam „nie” i od tego czasu w każdej wiadomości czytam, że tego pożałuję.',
    threat: 'Pożałujesz tego. Wiem, na której ulicy mieszkasz.',
    payment: 'Za jeden pakiet pobrano opłatę dwa razy, a kredyty dostałam tylko raz.',
    appeal:
      'Piszecie, że nic nie znaleziono, ale wiadomości nadal tam są. Proszę sprawdzić jeszcze raz.',
    decision: 'Przeczytaliśmy rozmowę i nie znaleźliśmy niczego, co łamie zasady.',
    rejection: 'Na tym zdjęciu nie widać twojej twarzy. Wybierz takie, na którym cię widać.',
  },
  firstNames: {
    female: ['Zofia', 'Agnieszka', 'Hanna', 'Magda', 'Ewa', 'Kinga', 'Barbara', 'Natalia'],
    male: ['Tomasz', 'Jakub', 'Wojciech', 'Paweł', 'Michał', 'Adam', 'Krzysztof', 'Filip'],
  },
  cities: {
    PL: [
      ['Kraków', 'małopolskie'],
      ['Gdańsk', 'pomorskie'],
      ['Wrocław', 'dolnośląskie'],
      ['Poznań', 'wielkopolskie'],
      ['Łódź', 'łódzkie'],
    ],
  },
}
