import { z } from 'zod'

const markup = /[<>]|&#?\w+;|javascript:|\{\{/i

/**
 * What has no shape of its own or changes the direction of what follows: control, format, private and
 * unassigned characters, lone surrogates, line and paragraph separators. None of the site's languages
 * needs one; a joined emoji is made of them.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u
const eachInvisible = new RegExp(invisible, 'gu')

export const hasInvisible = (text: string): boolean => invisible.test(text)

/** Each invisible character written as JSON escapes it. */
export const escapeInvisible = (text: string): string =>
  text.replace(eachInvisible, (character) =>
    Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  )

/** The text without invisible characters; what breaks a line becomes a space. */
export const visibleText = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(eachInvisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[<>]|&#?\w+;|javascript:|\{\{|\}\}/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a person would read in the text once markup is gone, also markup that its removal lays bare. */
export const plainText = (text: string): string => {
  const plain = withoutMarkup(text)
  return markup.test(plain) ? plainText(plain) : plain
}

/**
 * Words for people: no markup, no script and nothing invisible, because they land in pages, mails and
 * pictures.
 */
export const words = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !markup.test(text), { params: { rule: 'markup' } })
    .refine((text) => !invisible.test(text), { params: { rule: 'invisible' } })
    .refine((text) => hasInvisible(text) || text.trim().length >= least, {
      params: { rule: 'blank' },
    })
