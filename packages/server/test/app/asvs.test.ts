import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGuide, readGuideRows } from '../support/guide.ts'

const root = join(import.meta.dirname, '../../../..')

const states = ['met', 'partly', 'not met', '–']

interface Requirement {
  readonly number: string
  readonly state: string
  readonly reason: string
}

const requirements: readonly Requirement[] = readGuideRows('asvs.md')
  .map((row) => row.slice(2, -2).split(' | '))
  .filter(([number = '']) => /^\d/.test(number))
  .map(([number = '', , , state = '', reason = '']) => ({ number, state, reason }))

/** Paths from the root of the repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:deploy|docs|packages|sites|themes)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  )

test('AUT-5 every file that the list of requirements names exists', () => {
  const named = pathsIn(readGuide('asvs.md'))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('AUT-5 every requirement has a state, stands once, and names a file where it is met', () => {
  const numbers = requirements.map(({ number }) => number)
  expect(numbers).toHaveLength(97)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([])
  const unproven = requirements.filter(
    ({ state, reason }) => state === 'met' && pathsIn(reason).length === 0,
  )
  expect(unproven).toEqual([])
})
