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
