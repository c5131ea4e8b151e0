import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { print } from '../src/command/print.ts'
import { readSeeds, writeTokens } from '../src/command/tokens.ts'
import { paths } from '../src/paths.ts'

const to = mkdtempSync(join(tmpdir(), 'bouquet-tokens-'))
const { themes } = paths
afterAll(() => rmSync(to, { recursive: true }))

const line = vi.spyOn(print, 'line').mockReturnValue()
const error = vi.spyOn(print, 'error').mockReturnValue()
beforeEach(() => {
  line.mockClear()
  error.mockClear()
})

test('DOM-2 every brand has a file of tokens, from which its seeds come back unchanged', async () => {
  expect(await writeTokens([], { themes, to })).toBe(true)
  const { brands } = await loadBrands(themes)
  expect(readdirSync(to)).toEqual(brands.map(({ id }) => `${id}.tokens.json`).sort())
  for (const { id, seeds } of brands) {
    await readSeeds(join(to, `${id}.tokens.json`))
    const { primary, secondary, neutral } = seeds
    expect(line).toHaveBeenLastCalledWith(
      `  "seeds": { "primary": "${primary}", "secondary": "${secondary}", "neutral": "${neutral}" },`,
    )
  }
})

test('GEN-4 DOM-2 a brand that does not exist has no tokens, and a similar id is suggested', async () => {
  expect(await writeTokens(['amberlin'], { themes, to })).toBe(false)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Use amberline.'))
})
