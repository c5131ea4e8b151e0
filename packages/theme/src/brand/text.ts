import { z } from 'zod'

const markup = /[<>]|&#?\w+;|javascript:|\{\{/i

/**
 * Characters without a visible shape, or that change the direction of text: control, format, private-use and
 * unassigned characters, lone surrogates, line and paragraph separators. None of the site's languages needs
 * one; joined emoji contain them.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u
const eachInvisible = new RegExp(invisible, 'gu')

export function hasInvisible(text: string): boolean {
  return invisible.test(text)
}

/** Escapes each invisible character as in JSON. */
export function escapeInvisible(text: string): string {
  return text.replace(eachInvisible, (character) =>
    Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/** Removes invisible characters; line breaks become spaces. */
export function visibleText(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(eachInvisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[<>]|&#?\w+;|javascript:|\{\{|\}\}/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Removes markup, also markup that appears when inner markup is removed. */
export function plainText(text: string): string {
  const plain = withoutMarkup(text)
  return markup.test(plain) ? plainText(plain) : plain
}

/**
 * Schema of a text that is shown to people in pages, e-mails and images: no markup, no script, no invisible
 * characters.
 */
export function textSchema(least: number, most: number) {
  return z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !markup.test(text), { params: { rule: 'markup' } })
    .refine((text) => !invisible.test(text), { params: { rule: 'invisible' } })
    .refine((text) => hasInvisible(text) || text.trim().length >= least, {
      params: { rule: 'blank' },
    })
}
