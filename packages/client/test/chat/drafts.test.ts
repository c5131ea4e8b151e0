import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import { createDrafts } from '../../src/chat/unsent.ts'
import { ada, ben, me } from '../support/profiles.ts'

test('CHT-3 a draft is kept for each conversation across a reload', () => {
  const storage = memoryStorage()
  const before = createDrafts(storage)
  before.open(me)
  before.write(ada, 'Dear Ada')
  before.write(ben, 'Hi Ben')
  const after = createDrafts(storage)
  after.open(me)
  expect([after.read(ada), after.read(ben)]).toEqual(['Dear Ada', 'Hi Ben'])
  after.write(ada, '')
  expect(after.read(ada)).toBe('')
})

test('CHT-3 drafts are seen by their writer alone, and go at log out', () => {
  const storage = memoryStorage()
  const drafts = createDrafts(storage)
  drafts.open(me)
  drafts.write(ada, 'Dear Ada')
  drafts.open(ben)
  expect(drafts.read(ada)).toBe('')
  drafts.open(me)
  drafts.clear()
  expect(storage.length).toBe(0)
})

test('CHT-3 nothing is kept before anybody is known, nor of spaces alone, and clearing twice is harmless', () => {
  const storage = memoryStorage()
  const drafts = createDrafts(storage)
  drafts.write(ada, 'Nobody')
  drafts.clear()
  expect(storage.length).toBe(0)
  drafts.open(me)
  storage.setItem('of another page', 'kept')
  drafts.write(ada, '  \n')
  expect(storage.length).toBe(1)
  drafts.write(ada, 'Dear Ada')
  drafts.clear()
  expect(drafts.read(ada)).toBe('')
  drafts.write(ada, 'After the log out')
  expect(storage.length).toBe(1)
  expect(storage.getItem('of another page')).toBe('kept')
})
