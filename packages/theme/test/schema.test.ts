import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from '../src/schema/jsonSchemas.ts'

const themes = join(import.meta.dirname, '../../../themes')

test.each(Object.entries(jsonSchemas()))(
  'DOM-2 themes/%s is what the rules give; `npx bouquet schema` writes it anew',
  async (path, text) => {
    expect(await readFile(join(themes, path), 'utf8')).toBe(text)
  },
)
