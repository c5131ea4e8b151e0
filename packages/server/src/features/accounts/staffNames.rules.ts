import type { Brand } from '@bouquet/theme'
import unhomoglyph from 'unhomoglyph'

/** Words for whoever runs a site, in the languages of the product and some beyond; found within a name too. */
const longWords = [
  'administrator',
  'administrateur',
  'administrador',
  'amministratore',
  'ylläpitäjä',
  'moderator',
  'modérateur',
  'moderador',
  'moderatore',
  'moderaattori',
  'moderation',
  'support',
  'soporte',
  'supporto',
  'assistenza',
  'helpdesk',
  'customerservice',
  'customercare',
  'kundenservice',
  'kundendienst',
  'klantenservice',
  'kundeservice',
  'kundtjänst',
  'serviceclient',
  'atencionalcliente',
  'servizioclienti',
  'asiakaspalvelu',
  'obsługaklienta',
  'webmaster',
  'sysadmin',
  'администратор',
  'модератор',
  'поддержка',
  'διαχειριστής',
  'υποστήριξη',
]

/** Words that other names contain, so that they are found as a word of the name only. */
const shortWords = ['admin', 'admins', 'staff', 'official', 'админ', 'sav']

/** Words that are refused only as the whole name. */
const wholeNames = ['team', 'service', 'system', 'mod', 'mods', 'root', 'security', 'info', 'help']

/** A brand's name with at least this many letters is refused anywhere in a name; a shorter one only as a word of it. */
const minSubstringLength = 5

/**
 * Whether a name could be taken for that of the staff or of the brand: it contains one of their words, or
 * what looks the same (by the confusables of Unicode TR39, digits for letters, letters with marks).
 */
export function looksLikeStaff(name: string, brand: Brand): boolean {
  // Capitals of other scripts look like ours (ТЕАМ) where their small letters do not (теам), and the reverse.
  return containsStaffWord(name, brand) || containsStaffWord(unhomoglyph(name), brand)
}

function containsStaffWord(name: string, brand: Brand): boolean {
  const words = name
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .flatMap((word) => [skeleton(word), skeleton(word.replace(/^\p{Nd}+|\p{Nd}+$/gu, ''))])
  const whole = skeleton(name)
  const bare = skeleton(name.replace(/\p{Nd}+$/u, ''))
  const isWord = (word: string) => words.includes(word) || word === whole || word === bare
  return (
    reserved.long.some((word) => whole.includes(word)) ||
    reserved.short.some(isWord) ||
    reserved.whole.some((word) => word === whole || word === bare) ||
    brandNames(brand).some((own) =>
      own.length >= minSubstringLength ? whole.includes(own) : isWord(own),
    )
  )
}

/** The letters of a text, with one letter in place of all that look alike. */
function skeleton(text: string): string {
  const letters = text.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '')
  return withoutMarks(unhomoglyph(withoutMarks(letters.toLowerCase())).toLowerCase())
    .replace(/[1i|]/gu, 'l')
    .replace(/0/gu, 'o')
    .replace(/3/gu, 'e')
    .replace(/4/gu, 'a')
    .replace(/5/gu, 's')
    .replace(/7/gu, 't')
    .replace(/8/gu, 'b')
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const reserved = {
  long: longWords.map(skeleton),
  short: shortWords.map(skeleton),
  whole: wholeNames.map(skeleton),
}

const brandNames = ({ name, company }: Brand): string[] =>
  [name, company.name, ...company.tradenames].map(skeleton).filter((own) => own !== '')
