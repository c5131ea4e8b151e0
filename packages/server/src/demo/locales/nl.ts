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
  desk: {
    held: [
      'Ik ben hier bijna nooit. Schrijf me op Telegram, mijn foto’s staan op https://fotos.example/mika',
      'Laten we ergens anders praten: WhatsApp +44 7700 900123. Daar antwoord ik altijd.',
      'Mijn abonnement stopt vanavond. Mail naar mika@post.example of voeg me toe op Snapchat.',
      'Op reis is mijn portemonnee gestolen. Kun je me helpen met twee cadeaubonnen? Maandag krijg je alles terug.',
      'Ik verdien goed met bitcoin en laat je zien hoe. Bel me op +44 7700 900123.',
    ],
    scam: 'Na drie berichten werd ik om geld gevraagd voor een ziekenhuisrekening.',
    fakeProfile: 'Ik ken deze foto’s uit een reclame. Dit is iemand anders.',
    harassment: 'Ik heb nee gezegd, en sindsdien staat in elk bericht dat ik er spijt van krijg.',
    threat: 'Hier krijg je spijt van. Ik weet in welke straat je woont.',
    payment: 'Een pakket is twee keer afgeschreven, maar ik kreeg de credits één keer.',
    appeal:
      'Jullie schrijven dat er niets is gevonden, maar de berichten staan er nog. Kijk alsjeblieft nog een keer.',
    decision: 'We hebben het gesprek gelezen en niets gevonden dat tegen de regels is.',
    rejection: 'Je gezicht is op deze foto niet te zien. Kies een foto waar je op staat.',
  },
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
