import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { stateNames } from './states/stateNames.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('*/*.stories.tsx', { cwd: root }).sort()

test.each(files.map((path) => [basename(path, '.stories.tsx'), path] as const))(
  'LIB-1 %s shows all its states on one sheet',
  (_name, path) =>
    expect(readFileSync(join(root, path), 'utf8')).toMatch(/\nexport const AllStates = statesOf\(/),
)

const sheets = files
  .map((path) => readFileSync(join(root, path), 'utf8').split('\nexport const AllStates')[1] ?? '')
  .join('\n')

test.each(stateNames)('LIB-1 the state “%s” is on a sheet', (name) =>
  expect(sheets).toMatch(new RegExp(`[{,\\s]'?${name}'?: \\{`)),
)
