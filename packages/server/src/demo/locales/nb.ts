import type { DemoLocale } from '../DemoLocale.ts'

export const nb: DemoLocale = {
  aboutTexts: [
    'Helgene går til fjells eller til sofaen, alt etter været. Jeg lager gjerne middag til to.',
    'Leser tre bøker om gangen og blir sjelden ferdig. Hva leser du nå?',
    'Isbading om vinteren, hagen om sommeren. Jeg liker folk som spør og lytter.',
    'Jeg tar toget når jeg kan, helst ved vinduet. Svarer rolig, men svarer.',
    'Det er alltid musikk på kjøkkenet mitt. Kom gjerne med ønsker.',
    'Lærer trekkspill i voksen alder, med tålmodige naboer. Ler lett.',
  ],
  greeting: 'Hei, profilen din fikk meg til å smile. Hva gjør du helst på søndager?',
  firstNames: {
    female: ['Ingrid', 'Solveig', 'Nora', 'Kari', 'Silje', 'Astrid', 'Tuva', 'Randi'],
    male: ['Sindre', 'Håkon', 'Magnus', 'Eirik', 'Ola', 'Jonas', 'Terje', 'Lars'],
  },
  cities: {
    NO: [
      ['Bergen', 'Vestland'],
      ['Oslo', 'Oslo'],
      ['Trondheim', 'Trøndelag'],
      ['Stavanger', 'Rogaland'],
    ],
  },
}
