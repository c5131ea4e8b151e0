import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { print } from '../src/command/print.ts'
import { readSeeds } from '../src/command/seeds/readSeeds.ts'
import { patience } from './support/patience.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bouquet-seeds-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const [enter, down, stop] = ['\r', '\u001b[B', '\u001b']
const ambiguous = {
  'primary-warm': { value: '#b0305c' },
  'primary-cold': { value: '#305cb0' },
  gray: { value: '#888888' },
}

/** Asks for the seeds of a document on a terminal where keys are typed once each question stands. */
async function asked(document: object, answers: readonly (readonly [string, string])[]) {
  const file = join(folder, 'tokens.json')
  writeFileSync(file, JSON.stringify(document))
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  let shown = ''
  output.on('data', (part: Buffer) => {
    shown += part.toString()
  })
  const lines: string[] = []
  vi.spyOn(print, 'line').mockImplementation((line) => void lines.push(line))
  vi.spyOn(print, 'error').mockImplementation(() => undefined)
  const reading = readSeeds([file], {}, { input, output })
  reading.catch(() => undefined)
  for (const [question, keys] of answers) {
    await vi.waitFor(() => expect(shown).toContain(question), patience)
    shown = ''
    input.write(keys)
  }
  await reading
  return lines.join('\n')
}

test('DOM-9 on a terminal a person chooses the token of a colour whose names leave a doubt', async () => {
  const first = await asked(ambiguous, [
    ['Token of the primary colour', enter],
    ['Token of the secondary colour', enter],
  ])
  expect(first).toMatch(/"primary": "#b0305c", "secondary": "#\w{6}", "neutral": "#888888"/)
  const second = await asked(ambiguous, [
    ['Token of the primary colour', down],
    ['primary-cold', enter],
    ['Token of the secondary colour', enter],
  ])
  expect(second).toContain('"primary": "#305cb0"')
})

test('DOM-9 a person who stops at a question gets no seeds', async () => {
  const stopped = asked(ambiguous, [['Token of the primary colour', stop]])
  await expect(stopped).rejects.toMatchObject({ code: 'stopped' })
})
