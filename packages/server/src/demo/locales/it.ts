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
  desk: {
    held: [
      'Non sono quasi mai qui. Scrivimi su Telegram, le mie foto sono su https://foto.example/mika',
      'Parliamo altrove: WhatsApp +44 7700 900123. Lì rispondo sempre.',
      'Il mio abbonamento finisce stasera. Scrivi a mika@post.example o aggiungimi su Snapchat.',
      'In viaggio mi hanno rubato il portafoglio. Mi aiuti con due carte regalo? Lunedì ti restituisco tutto.',
      'Guadagno bene con bitcoin e posso mostrarti come si fa. Chiamami al +44 7700 900123.',
    ],
    scam: 'Dopo tre messaggi mi ha chiesto soldi per una fattura dell’ospedale.',
    fakeProfile: 'Conosco queste foto da una pubblicità. È un’altra persona.',
    harassment: 'Ho detto di no, e da allora in ogni messaggio mi scrive che me ne pentirò.',
    threat: 'Te ne pentirai. So in quale via abiti.',
    payment:
      'Mi è stato addebitato due volte un pacchetto, ma ho ricevuto i crediti una volta sola.',
    appeal:
      'Scrivete che non è stato trovato nulla, ma i messaggi sono ancora lì. Controllate di nuovo, per favore.',
    decision:
      'Abbiamo letto la conversazione e non abbiamo trovato nulla di contrario alle regole.',
    rejection: 'In questa foto il tuo viso non si vede. Scegline una in cui si veda.',
  },
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
