import type { DemoLocale } from '../DemoLocale.ts'

export const it: DemoLocale = {
  aboutTexts: [
    'La domenica cucino per troppe persone. Chi porta il dolce può restare fino a sera.',
    'Cammino molto e piano, con soste per il panorama. Raccontami un posto che ami.',
    'C’è sempre un libro aperto sul tavolo e la radio accesa in cucina.',
    'Il mare d’inverno, i cinema piccoli, le chiacchiere lunghe. Senza fretta.',
    'Sto imparando a ballare con più entusiasmo che talento. Mi piace chi sa ridere.',
    'Prima il caffè, poi le parole. Rispondo con calma, ma rispondo.',
  ],
  greeting: 'Ciao, il tuo profilo mi ha fatto sorridere. Cosa ti piace fare la domenica?',
  firstNames: {
    female: ['Giulia', 'Chiara', 'Elena', 'Paola', 'Marta', 'Silvia', 'Ilaria', 'Rosa'],
    male: ['Matteo', 'Luca', 'Davide', 'Paolo', 'Stefano', 'Enrico', 'Marco', 'Pietro'],
  },
  cities: {
    IT: [
      ['Bologna', 'Emilia-Romagna'],
      ['Torino', 'Piemonte'],
      ['Firenze', 'Toscana'],
      ['Bari', 'Puglia'],
      ['Trieste', 'Friuli-Venezia Giulia'],
    ],
  },
}
