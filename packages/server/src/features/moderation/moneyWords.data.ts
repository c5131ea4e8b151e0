import type { Locale } from '@bouquet/contract'

/** Patterns of requests for money by language, matched as whole words. Messages are checked against all of them. */
const byLanguage: Readonly<Record<Locale, readonly string[]>> = {
  da: ['sende penge', 'låne penge', 'gavekort'],
  de: [
    'kryptowährung',
    'geschenkkarten?',
    'gutscheincodes?',
    'geld (?:schicken|senden|leihen|überweisen)',
    'überweis(?:e|en|ung)',
  ],
  en: ['gift ?cards?', 'steam cards?', 'send(?: me)? money', 'lend me', 'loan'],
  es: ['tarjetas? (?:de )?regalo', 'enviar(?:me)? dinero'],
  fi: ['lahjakort(?:ti|in|teja)', 'lähett(?:ää|äisitkö) rahaa', 'lainata rahaa'],
  fr: ['carte cadeau', 'cartes cadeaux', "envoyer de l[’']argent", 'virement'],
  it: ['carta regalo', 'carte regalo', 'inviar(?:mi)? (?:dei )?soldi', 'bonifico'],
  nb: ['gavekort', 'sende penger', 'låne penger'],
  nl: ['cadeaubon(?:nen)?', 'geld (?:sturen|overmaken|lenen)'],
  pl: [
    'kryptowaluta',
    'karty? podarunkow[aey]',
    'prze(?:lew|lać|lej) pieni[ąe]dz[ey]',
    'przelew',
    'pożyczk[aię]',
  ],
  sv: ['kryptovaluta', 'presentkort', 'skicka pengar', 'låne pengar'],
}

/** Patterns that are the same in all languages. */
const international = [
  'western union',
  'money ?gram',
  'bitcoin',
  'btc',
  'usdt',
  'crypto(?:currency)?',
  'krypto',
  'iban',
  'paypal',
]

export const moneyWords: readonly string[] = [...international, ...Object.values(byLanguage).flat()]
