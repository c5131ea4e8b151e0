import { describe, expect, test } from 'vitest'
import { firstLines } from '../../src/chat/firstLines.ts'

describe('first lines', () => {
  test('MOD-4 begin with what both like, then with what the other likes', () => {
    expect(firstLines(['hiking', 'wine'], ['wine', 'art', 'hiking'])).toEqual([
      { id: 'shared', interest: 'wine' },
      { id: 'mine_too', interest: 'hiking' },
      { id: 'theirs', interest: 'art' },
    ])
  })

  test('MOD-4 never say of an interest that it is shared when it is not', () => {
    const lines = firstLines(['hiking'], ['art', 'wine'])
    expect(lines[0]).toEqual({ id: 'theirs', interest: 'art' })
    expect(lines.map(({ id }) => id)).not.toContain('shared')
  })

  test('MOD-4 are always three', () => {
    expect(firstLines([], []).map(({ id }) => id)).toEqual(['smile', 'sunday', 'place'])
    expect(firstLines(['art'], ['art'])).toHaveLength(3)
  })
})
