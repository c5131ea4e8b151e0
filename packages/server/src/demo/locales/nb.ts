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
  desk: {
    held: [
      'Jeg er nesten aldri her. Skriv til meg på Telegram, bildene mine ligger på https://bilder.example/mika',
      'La oss snakke et annet sted: WhatsApp +44 7700 900123. Der svarer jeg alltid.',
      'Abonnementet mitt slutter i kveld. Skriv til mika@post.example eller legg meg til på Snapchat.',
      'Lommeboken min ble stjålet på reisen. Kan du hjelpe meg med to gavekort? Du får pengene tilbake på mandag.',
      'Jeg tjener godt på bitcoin og kan vise deg hvordan. Ring meg på +44 7700 900123.',
    ],
    scam: 'Etter tre meldinger ble jeg bedt om penger til en sykehusregning.',
    fakeProfile: 'Jeg kjenner bildene fra en reklame. Dette er noen andre.',
    harassment: 'Jeg sa nei, og siden da står det i hver melding at jeg kommer til å angre.',
    threat: 'Dette kommer du til å angre på. Jeg vet hvilken gate du bor i.',
    payment: 'Jeg ble belastet to ganger for én pakke og fikk kredittene bare én gang.',
    appeal:
      'Dere skriver at ingenting ble funnet, men meldingene ligger der fortsatt. Se på det en gang til.',
    decision: 'Vi har lest samtalen og har ikke funnet noe som bryter reglene.',
    rejection: 'Ansiktet ditt vises ikke på bildet. Velg et bilde som viser deg.',
  },
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
