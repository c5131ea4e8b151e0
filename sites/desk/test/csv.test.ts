import { expect, test } from 'vitest'
import { toCsv } from '../src/platform/files/csv.ts'

test('DSK-8 commas, quotes and lines of a text stay in its cell, and a formula is only a text', () => {
  const rows = [
    ['reason', 'count'],
    ['wrote "no", twice\nand again', 2],
    ['=HYPERLINK("https://evil.example")', -1],
  ]
  expect(toCsv(rows)).toBe(
    'reason,count\r\n"wrote ""no"", twice\nand again",2\r\n"\'=HYPERLINK(""https://evil.example"")",-1\r\n',
  )
})
