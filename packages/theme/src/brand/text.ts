import { z } from 'zod'

const markup = /[<>]|&#?\w+;|javascript:|\{\{/i

/** What a person would read in the text once markup is gone. */
export const plainText = (text: string): string =>
  text
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[<>]|&#?\w+;|javascript:|\{\{|\}\}/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Words for people: no markup and no script, because they land in pages, mails and pictures. */
export const words = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !markup.test(text), { params: { rule: 'markup' } })
