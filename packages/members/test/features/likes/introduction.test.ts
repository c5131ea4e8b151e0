import { expect, test } from 'vitest'
import { takeIntroduction } from '../../../src/features/likes/introduction/Introduction.tsx'

function take(href: string) {
  const kept: string[] = []
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string | URL | null | undefined) => {
      kept.push(String(address))
    },
  }
  return { afterMs: takeIntroduction({ href }, history), kept }
}

test('MOD-1 the seconds of the address say when, and leave the address', () => {
  expect(take('https://site.example/members?page=2&t=5#top')).toEqual({
    afterMs: 5_000,
    kept: ['https://site.example/members?page=2#top'],
  })
})

test('MOD-1 without a number nobody is introduced', () => {
  expect(take('https://site.example/members').kept).toEqual([])
  expect(take('https://site.example/members?t=soon').afterMs).toBeNull()
  expect(take('https://site.example/members?t=-1').afterMs).toBeNull()
})
