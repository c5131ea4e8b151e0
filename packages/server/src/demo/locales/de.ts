import type { DemoLocale } from '../DemoLocale.ts'

export const de: DemoLocale = {
  aboutTexts: [
    'Sonntags Wochenmarkt, danach koche ich für zu viele Leute. Wer Hunger und Geschichten mitbringt, ist willkommen.',
    'Ich wandere gern, aber langsam: lieber drei Pausen mit Aussicht als eine Bestzeit.',
    'In meiner Küche läuft immer Radio. Ich mag Menschen, die nachfragen und zuhören.',
    'Ein Bücherregal, zwei Fahrräder, drei Zimmerpflanzen, die erstaunlich gut durchhalten.',
    'Ich gehe oft ins Kino und rede danach gern lange darüber. Am liebsten bei einem Glas Wein.',
    'Vor dem ersten Kaffee still, danach gesellig. Ich freue mich auf ehrliche Gespräche ohne Eile.',
  ],
  greeting: 'Hallo, dein Profil hat mich zum Lächeln gebracht. Was machst du am liebsten sonntags?',
  desk: {
    held: [
      'Ich bin kaum noch hier. Schreib mir bei Telegram, meine Bilder sind auf https://bilder.example/mika',
      'Lass uns woanders reden: WhatsApp +44 7700 900123. Dort antworte ich immer.',
      'Mein Abo endet heute Abend. Schreib an mika@post.example oder such mich bei Snapchat.',
      'Auf der Reise wurde mir die Geldbörse gestohlen. Kannst du mir mit zwei Gutscheincodes helfen? Am Montag bekommst du alles zurück.',
      'Ich verdiene gut mit Bitcoin und zeige dir, wie es geht. Ruf mich an: +44 7700 900123.',
    ],
    scam: 'Nach drei Nachrichten wurde ich um Geld für eine Krankenhausrechnung gebeten.',
    fakeProfile: 'Diese Bilder kenne ich aus einer Werbung. Das ist jemand anderes.',
    harassment:
      'Ich habe Nein gesagt, und seitdem steht in jeder Nachricht, dass ich das bereuen werde.',
    threat: 'Das wirst du bereuen. Ich weiß, in welcher Straße du wohnst.',
    payment: 'Mir wurde ein Paket zweimal berechnet, die Credits kamen nur einmal.',
    appeal:
      'Sie schreiben, es sei nichts gefunden worden, aber die Nachrichten sind noch da. Bitte sehen Sie noch einmal nach.',
    decision: 'Wir haben die Unterhaltung gelesen und keinen Verstoß gegen die Regeln gefunden.',
    rejection:
      'Auf diesem Foto ist dein Gesicht nicht zu sehen. Bitte wähle eines, das dich zeigt.',
  },
  firstNames: {
    female: [
      'Clara',
      'Greta',
      'Katrin',
      'Sabine',
      'Leonie',
      'Marlene',
      'Ute',
      'Johanna',
      'Theresa',
      'Anke',
      'Friederike',
      'Nele',
    ],
    male: [
      'Jonas',
      'Matthias',
      'Felix',
      'Holger',
      'Lukas',
      'Thomas',
      'Konrad',
      'Emil',
      'Stefan',
      'Moritz',
      'Bernd',
      'Julian',
    ],
  },
  cities: {
    AT: [
      ['Wien', 'Wien'],
      ['Graz', 'Steiermark'],
      ['Linz', 'Oberösterreich'],
      ['Salzburg', 'Salzburg'],
      ['Innsbruck', 'Tirol'],
    ],
    CH: [
      ['Zürich', 'Zürich'],
      ['Bern', 'Bern'],
      ['Luzern', 'Luzern'],
      ['St. Gallen', 'St. Gallen'],
    ],
    DE: [
      ['Hamburg', 'Hamburg'],
      ['Köln', 'Nordrhein-Westfalen'],
      ['Leipzig', 'Sachsen'],
      ['Freiburg', 'Baden-Württemberg'],
      ['Berlin', 'Berlin'],
      ['Nürnberg', 'Bayern'],
      ['Kiel', 'Schleswig-Holstein'],
    ],
  },
}
