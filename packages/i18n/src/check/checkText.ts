import { pluralForm } from './plurals.ts'
import { isRightlyEnglish } from './sameAsEnglish.ts'
import { variableFaults, variablesIn, wordsIn } from './variables.ts'

interface Text {
  readonly locale: string
  readonly namespace: string
  readonly key: string
  readonly text: string
  readonly english: ReadonlyMap<string, string>
}

/** The problems of one text, each in a few words. */
export function checkText({ locale, namespace, key, text, english }: Text): string[] {
  if (text.trim() === '') return ['is empty']
  const { needed, allowed } = variablesOf(key, english)
  const faults = variableFaults(text, needed, allowed)
  const isCopied = locale !== 'en' && text === english.get(key) && wordsIn(text) > 3
  if (isCopied && !isRightlyEnglish(`${locale} ${namespace}:${key}`)) {
    faults.push('is the same as in English')
  }
  return faults
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
