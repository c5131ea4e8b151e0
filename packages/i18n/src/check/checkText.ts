import type { Locale } from '@bouquet/contract'
import { checkStyle } from './checkStyle.ts'
import { pluralForm } from './plurals.ts'
import { countWords, tagsIn, variableProblems, variablesIn } from './variables.ts'

/**
 * Keys of texts with more than three words that are correct although they equal the English one, each with
 * its reason, in the form `locale namespace:key`.
 */
const sameAsEnglish: Readonly<Record<string, string>> = {}

interface Text {
  readonly locale: Locale
  readonly namespace: string
  readonly key: string
  readonly text: string
  readonly english: ReadonlyMap<string, string>
}

/** The problems of one text, each in a few words. */
export function checkText({ locale, namespace, key, text, english }: Text): string[] {
  if (text.trim() === '') return ['is empty']
  const { needed, allowed } = variablesOf(key, english)
  const problems = [
    ...variableProblems(text, needed, allowed),
    ...checkStyle(locale, namespace, text),
  ]
  const source = english.get(key)
  if (source !== undefined && tagsIn(text) !== tagsIn(source)) {
    problems.push(`has the tags “${tagsIn(text)}”, not “${tagsIn(source)}”`)
  }
  const isCopied = locale !== 'en' && text === source && countWords(text) > 3
  if (isCopied && !Object.hasOwn(sameAsEnglish, `${locale} ${namespace}:${key}`)) {
    problems.push('is the same as in English')
  }
  return problems
}

/** Plural forms for small numbers may spell the number out; all others must contain it. */
const mayOmitCount = ['zero', 'one', 'two']

function variablesOf(key: string, english: ReadonlyMap<string, string>) {
  const keys = new Set(english.keys())
  const plural = pluralForm(key, keys)
  if (!plural) {
    const own = variablesIn(english.get(key) ?? '')
    return { needed: own, allowed: own }
  }
  const allowed = variablesIn(english.get(`${plural.base}_other`) ?? '').union(new Set(['count']))
  const needed = variablesIn(english.get(`${plural.base}_other`) ?? '')
  if (mayOmitCount.includes(plural.form)) needed.delete('count')
  return { needed, allowed }
}
