import { describe, expect, test } from 'vitest'
import { brandFileSchema } from '../src/brand/brand.schema.ts'
import { explainIssues } from '../src/load/explainIssues.ts'
import { file } from './brand.ts'

const square = { width: 64, height: 64 }

const remediesOf = (logo: object): readonly string[] => {
  const content = { ...file, logo }
  const { error } = brandFileSchema.safeParse(content)
  if (error === undefined) return []
  const name = 'themes/rose.theme.jsonc'
  return explainIssues(error, brandFileSchema, { name, content, lineAt: () => 1 }).map(
    ({ code, field, reason, remedy }) => `${code} ${field}: ${reason} ${remedy}`,
  )
}

describe('the logo of a brand', () => {
  test.each([
    ['lies in its box', 'M4 4H60V60H4Z'],
    ['reaches over its box by a rounding', 'M-1 -1H65V65H-1Z'],
    ['has control points outside its box and a curve inside', 'M0 64C0 -20 64 -20 64 64Z'],
  ])('DOM-2 stands when it %s', (_, path) => expect(remediesOf({ ...square, path })).toEqual([]))

  test.each([
    [
      'draws nothing',
      { ...square, path: 'M0 0' },
      'BRAND-26 logo.path: The path of the logo draws nothing. Remove logo.',
    ],
    [
      'draws a line without an inside',
      { ...square, path: 'M0 8H64' },
      'BRAND-26 logo.path: The path of the logo draws nothing. Remove logo.',
    ],
    [
      'draws beyond its box',
      { ...square, path: 'M0 0H640V600H0Z' },
      'BRAND-26 logo.path: The path of the logo draws outside its box of 64 by 64. Use "width": 640, "height": 600.',
    ],
    [
      'draws left of its box',
      { ...square, path: 'M-400 0H64V64Z' },
      'BRAND-26 logo.path: The path of the logo draws outside its box of 64 by 64. Remove logo.',
    ],
    [
      'has thousands of commands',
      { ...square, path: `M0 0${'h1h-1'.repeat(501)}` },
      'BRAND-26 logo.path: The path of the logo has more than 1000 commands. Remove logo.',
    ],
    [
      'has a coordinate beyond counting',
      { ...square, path: 'M0 0L1e999 0' },
      'BRAND-26 logo.path: The path of the logo has a coordinate that is not a finite number. Remove logo.',
    ],
    [
      'is no path',
      { ...square, path: 'M0 0"/><script>' },
      'BRAND-26 logo.path: The path of the logo is not that of an SVG. Remove logo.',
    ],
  ])('DOM-2 is refused when it %s', (_, logo, said) => expect(remediesOf(logo)).toEqual([said]))
})
