import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { print } from '../src/command/print.ts'
import { readSeeds } from '../src/command/seeds/readSeeds.ts'
import { writeTokens } from '../src/command/tokens.ts'
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
    await readSeeds([join(to, `${id}.tokens.json`)])
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

const written = (name: string, text: string) => {
  const folder = mkdtempSync(join(to, 'documents-'))
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const theme =
  "\uFEFF// The light theme\n{ bg: { accent: { emphasis: { $value: '{rose.5}', }, }, }, }"
const palette = '{ "rose": { "5": { "$type": "color", "$value": "#b0305c" } } }'

test('DOM-9 seeds reads JSON5 with a BOM, follows aliases into a second file and says which tokens it took', async () => {
  const files = [written('theme.json5', theme), written('palette.json', palette)]
  await readSeeds(files, { secondary: 'rose.5', neutral: 'hsl(30 5% 50%)' })
  expect(line).toHaveBeenLastCalledWith(
    '  "seeds": { "primary": "#b0305c", "secondary": "#b0305c", "neutral": "hsl(30 5% 50%)" },',
  )
  expect(error).toHaveBeenCalledWith('primary    #b0305c  bg.accent.emphasis')
})

test('DOM-9 seeds names the option and likely tokens where it cannot tell, and suggests with --yes', async () => {
  const file = written('palette.json', palette)
  await expect(readSeeds([file])).rejects.toMatchObject({
    code: 'usage',
    remedy: expect.stringMatching(/--primary .* rose\.5/),
  })
  await readSeeds([file], { primary: 'rose.5', yes: true })
  expect(line).toHaveBeenLastCalledWith(
    expect.stringMatching(/"primary": "#b0305c", "secondary": "#/),
  )
})

test('DOM-9 seeds says which file is missing, and which token is most like a misspelt one', async () => {
  const file = written('theme.json5', theme)
  await expect(readSeeds([file])).rejects.toMatchObject({
    remedy: expect.stringContaining('Tokens refer to rose.5: give its file as well.'),
  })
  await expect(
    readSeeds([written('palette.json', palette)], { primary: 'rose.6' }),
  ).rejects.toThrow('The most similar one is rose.5.')
})
