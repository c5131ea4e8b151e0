import { expect, test } from 'vitest'
import { type Chunk, planFiles, withImports } from '../src/membersArea/planFiles.ts'

const chunk = (name: string, bytes: number, imports: readonly string[] = []): Chunk => ({
  name,
  isShared: name === name.toLowerCase(),
  modules: [{ id: `${name}.ts`, bytes }],
  imports,
})

const plan = (chunks: readonly Chunk[], requestBytes = 100) =>
  planFiles(chunks, { always: new Set(), takes: () => true, requestBytes }).map((file) =>
    [...file].sort(),
  )

test('PRF-2 small files that the same screens share become one', () => {
  const screens = [chunk('Search', 10, ['card', 'photo']), chunk('Likes', 10, ['card', 'photo'])]
  expect(plan([...screens, chunk('card', 50), chunk('photo', 80)])).toEqual([
    ['card.ts', 'photo.ts'],
  ])
})

test('PRF-2 no screen gets more that it does not need than a request is worth', () => {
  const screens = [chunk('Search', 10, ['card']), chunk('Login', 10, ['card', 'field'])]
  expect(plan([...screens, chunk('card', 50), chunk('field', 101)])).toHaveLength(2)
  expect(plan([...screens, chunk('card', 50), chunk('field', 49)])).toHaveLength(1)
})

test('PRF-2 what a file imports does not come to screens that need something else of it', () => {
  const screens = [
    chunk('Search', 10, ['card']),
    chunk('Likes', 10, ['card', 'field']),
    chunk('Login', 10, ['card', 'field']),
    ...['Signup', 'Profile', 'Settings', 'Chats'].map((name) => chunk(name, 10, ['aria'])),
  ]
  const files = plan([
    ...screens,
    chunk('card', 50),
    chunk('field', 60, ['aria']),
    chunk('aria', 900),
  ])
  expect(files.find((file) => file.includes('card.ts'))).not.toContain('field.ts')
})

test('PRF-2 what every screen has is not planned again', () => {
  const entry = chunk('Main', 10, ['frame'])
  const chunks = [entry, chunk('Search', 10, ['frame']), chunk('frame', 500)]
  const always = withImports(chunks, entry)
  expect(planFiles(chunks, { always, takes: () => true, requestBytes: 100 })).toEqual([])
})
