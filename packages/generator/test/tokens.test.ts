import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../src/command/say.ts'
import { readSeeds, writeTokens } from '../src/command/tokens.ts'
import { house } from '../src/house.ts'

const to = mkdtempSync(join(tmpdir(), 'bouquet-tokens-'))
const { themes } = house
afterAll(() => rmSync(to, { recursive: true }))

const line = vi.spyOn(say, 'line').mockReturnValue()
const fault = vi.spyOn(say, 'fault').mockReturnValue()
beforeEach(() => {
  line.mockClear()
  fault.mockClear()
})

test('DOM-2 every brand has a file of tokens, from which its seeds come back as it states them', async () => {
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

test('DOM-2 a brand that is not there has no tokens, and the nearest is named', async () => {
  expect(await writeTokens(['amberlin'], { themes, to })).toBe(false)
  expect(fault).toHaveBeenCalledWith(expect.stringContaining('Use amberline.'))
})
