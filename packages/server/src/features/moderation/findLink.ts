import { LinkifyIt } from 'linkify-it'

/** Endings of sites beside those of two letters and the ones that the library knows. */
const endings =
  'io|me|xyz|top|site|online|club|app|link|live|date|dating|love|chat|cam|webcam|page|website|space|fun|icu|vip|bio|social'

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).tlds(endings.split('|'), true)

/** `tea.It` is a sentence after a forgotten space. */
const isSentence = (text: string) => /\.\p{Lu}\p{Ll}$/u.test(text)

/** Whatever follows is meant as an address, though no such site may exist. */
const announced = /(?:https?:\/\/|www\.)\S+/iu

/** The first link of a text, with or without `https://`. */
export const findLink = (text: string): string | undefined =>
  announced.exec(text)?.[0] ??
  linkify.match(text)?.find(({ schema, raw }) => schema !== '' || !isSentence(raw))?.raw
