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
  desk: {
    held: [
      'Jeg er her næsten aldrig. Skriv til mig på Telegram, mine billeder er på https://billeder.example/mika',
      'Lad os tale et andet sted: WhatsApp +44 7700 900123. Der svarer jeg altid.',
      'Mit abonnement slutter i aften. Skriv til mika@post.example eller tilføj mig på Snapchat.',
      'Min pung blev stjålet på rejsen. Kan du hjælpe mig med to gavekort? Du får pengene tilbage på mandag.',
      'Jeg tjener godt på bitcoin og kan vise dig hvordan. Ring til mig på +44 7700 900123.',
    ],
    scam: 'Efter tre beskeder blev jeg bedt om penge til en hospitalsregning.',
    fakeProfile: 'Jeg kender billederne fra en reklame. Det er en anden person.',
    harassment: 'Jeg sagde nej, og siden har der stået i hver besked, at jeg vil fortryde det.',
    threat: 'Det kommer du til at fortryde. Jeg ved, hvilken gade du bor i.',
    payment: 'Jeg blev trukket to gange for én pakke og fik kun kreditterne én gang.',
    appeal:
      'I skriver, at der ikke blev fundet noget, men beskederne er der stadig. Se venligst på det igen.',
    decision: 'Vi har læst samtalen og har ikke fundet noget, der er imod reglerne.',
    rejection: 'Dit ansigt kan ikke ses på billedet. Vælg et billede, der viser dig.',
  },
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
