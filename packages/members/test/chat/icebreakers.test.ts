import { describe, expect, test } from 'vitest'
import { icebreakerLines } from '../../src/chat/icebreakerLines.ts'

describe('first lines', () => {
  test('MOD-4 begin with what both like, then with what the other likes', () => {
    expect(icebreakerLines(['hiking', 'wine'], ['wine', 'art', 'hiking'])).toEqual([
      { id: 'shared', interest: 'wine' },
      { id: 'mine_too', interest: 'hiking' },
      { id: 'theirs', interest: 'art' },
    ])
  })

  test('MOD-4 never say of an interest that it is shared when it is not', () => {
    const lines = icebreakerLines(['hiking'], ['art', 'wine'])
    expect(lines[0]).toEqual({ id: 'theirs', interest: 'art' })
    expect(lines.map(({ id }) => id)).not.toContain('shared')
  })

  test('MOD-4 are always three', () => {
    expect(icebreakerLines([], []).map(({ id }) => id)).toEqual(['smile', 'sunday', 'place'])
    expect(icebreakerLines(['art'], ['art'])).toHaveLength(3)
  })
})
