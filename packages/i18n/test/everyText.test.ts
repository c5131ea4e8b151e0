import { legalPages } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { checkFiles } from '../src/check/checkFiles.ts'
import { checkLegal } from '../src/check/checkLegal.ts'
import { report } from '../src/check/problem.ts'
import { readLegal } from '../src/legal/readLegal.ts'
import { namespaces } from '../src/namespaces.ts'

test.each(namespaces)('LOC-1 every locale has every key of %s', (namespace) => {
  expect(report(checkFiles(namespace))).toBe('')
})

test.each(legalPages)('PAG-1 every locale has the whole page %s', (page) => {
  expect(report(checkLegal(page, readLegal))).toBe('')
})
