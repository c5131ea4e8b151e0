import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import { firstLocale } from '../src/platform/language/texts.ts'
import { openSettings } from '../src/platform/settings/deskSettings.ts'

test('DSK-1 what was chosen on a device is there the next time, and nonsense in the storage is the first choice', () => {
  const storage = memoryStorage()
  const first = openSettings(storage)
  expect(first.get()).toMatchObject({ mode: 'system', hidesPhotos: true })
  first.change({ mode: 'dark', locale: 'de', hidesPhotos: false })
  expect(openSettings(storage).get()).toMatchObject({
    mode: 'dark',
    locale: 'de',
    hidesPhotos: false,
  })
  for (const text of ['{', '[]', '{"mode":"pink"}', 'null']) {
    const broken = memoryStorage()
    broken.setItem(storage.key(0) ?? '', text)
    expect(openSettings(broken).get(), text).toMatchObject({ mode: 'system', hidesPhotos: true })
  }
})

test('DSK-1 the desk speaks the language that was chosen, else the first of the browser that it knows', () => {
  expect(firstLocale('de', ['en-GB'])).toBe('de')
  expect(firstLocale(undefined, ['fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(firstLocale(undefined, ['fr-FR'])).toBe('en')
})
