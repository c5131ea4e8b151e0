import { expect, test } from 'vitest'
import { checkNamespace } from '../src/check/checkNamespace.ts'
import { report } from '../src/check/problem.ts'
import { deskLocales, loadDeskTexts } from '../src/desk/index.ts'
import { dictionarySchema } from '../src/dictionary.ts'

test('DSK-1 the desk has the same texts in each of its languages, with the same variables', async () => {
  const read = async (locale: (typeof deskLocales)[number]) =>
    dictionarySchema.parse(await loadDeskTexts(locale))
  const [en, de] = await Promise.all(deskLocales.map(read))
  expect(
    report(checkNamespace('desk', { dictionaries: { en: en ?? {}, de: de ?? {} }, notes: null })),
  ).toBe('')
})
