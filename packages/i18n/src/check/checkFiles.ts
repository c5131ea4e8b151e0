import type { Locale } from '@bouquet/contract'
import { localeList } from '@bouquet/contract'
import type { Dictionary } from '../dictionary.ts'
import type { Namespace } from '../namespaces.ts'
import { readDictionary } from '../node/translator.ts'
import { checkNamespace } from './checkNamespace.ts'
import type { Problem } from './problem.ts'

/** Checks the files on disk of one namespace in all locales. */
export function checkFiles(namespace: Namespace): Problem[] {
  const broken: Problem[] = []
  const read = (locale: string): Dictionary => {
    try {
      return readDictionary(locale, namespace)
    } catch (error) {
      broken.push({ locale, namespace, key: '(file)', what: String(error) })
      return {}
    }
  }
  const dictionaries: Partial<Record<Locale, Dictionary>> = {}
  for (const { code } of localeList) dictionaries[code] = read(code)
  const notes = read('notes')
  if (broken.length > 0 || !isWhole(dictionaries)) return broken
  return checkNamespace(namespace, { dictionaries, notes })
}

const isWhole = (
  dictionaries: Partial<Record<Locale, Dictionary>>,
): dictionaries is Record<Locale, Dictionary> =>
  localeList.every(({ code }) => dictionaries[code] !== undefined)
