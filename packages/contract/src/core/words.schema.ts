import { z } from 'zod'

/**
 * Characters that nobody sees but that change what others read: controls, marks and overrides of the text direction,
 * fillers, zero-width spaces. Line breaks, tabs and the joiners of emoji and of Persian and Indic letters stay.
 */
const hidden =
  /(?![\n\t])\p{Cc}|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu

/** A person's words as others may see them: in normalized Unicode, with plain line breaks, and without what is hidden. */
export function visibleWords(typed: string): string {
  return typed.normalize('NFC').replace(/\r\n?/gu, '\n').replace(hidden, '').trim()
}

/** Words that a person writes for others, as others will see them: checks and the database get the same text. */
export const wordsSchema = z.string().overwrite(visibleWords)
