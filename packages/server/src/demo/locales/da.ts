import type { DemoLocale } from '../DemoLocale.ts'

export const da: DemoLocale = {
  aboutTexts: [
    'Weekenden begynder med kaffe og en lang tur ved vandet. Jeg laver gerne mad, hvis du tager opvasken.',
    'Jeg læser altid tre bøger på én gang og bliver sjældent færdig med dem. Fortæl mig om din seneste.',
    'Haven er min, kartoflerne er skæve, og jeg deler gerne. Jeg leder efter nogen at grine med.',
    'På cykel det meste af året, i sofaen resten. Jeg kan godt lide folk, der spørger to gange.',
    'Musik i køkkenet og åbne vinduer. Jeg tager det roligt og svarer, når jeg har tid til at svare ordentligt.',
    'Jeg er god til kort og dårlig til karaoke. Vi kunne starte med en gåtur.',
  ],
  greeting: 'Hej, din profil fik mig til at smile. Hvad laver du helst om søndagen?',
  firstNames: {
    female: ['Freja', 'Signe', 'Maja', 'Karen', 'Lone', 'Astrid', 'Mette', 'Ida'],
    male: ['Mads', 'Søren', 'Anders', 'Jonas', 'Emil', 'Lars', 'Villads', 'Rasmus'],
  },
  cities: {
    DK: [
      ['København', 'Hovedstaden'],
      ['Aarhus', 'Midtjylland'],
      ['Odense', 'Syddanmark'],
      ['Aalborg', 'Nordjylland'],
      ['Roskilde', 'Sjælland'],
    ],
  },
}
