import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('*/*.stories.tsx', { cwd: root }).sort()

test.each(files.map((path) => [basename(path, '.stories.tsx'), path] as const))(
  'LIB-1 %s shows all its states on one sheet',
  (_name, path) =>
    expect(readFileSync(join(root, path), 'utf8')).toMatch(/\nexport const AllStates = statesOf\(/),
)
