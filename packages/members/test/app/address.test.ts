import type { Address } from '@bouquet/contract'
import { areaOf, type routes } from '@bouquet/contract'
import { memberIdSchema, packageIdSchema } from '@bouquet/contract/schemas'
import { expect, expectTypeOf, test } from 'vitest'
import type { AppRouter } from '../../src/app/router.ts'

const id = memberIdSchema.parse('018f0000-0000-7000-8000-000000000001')
const credits = packageIdSchema.parse('credits-50')

test('RTE-1 an address that no route has does not compile', () => {
  const right: readonly Address[] = [
    '/members',
    '/members?page=2',
    `/members/${id}/chat`,
    `/credits/${credits}`,
    `/credits/${credits}/card?next=%2Fchats`,
    '/transactions',
    '/pages/terms',
  ]
  for (const address of right) expect(areaOf(address.split('?')[0] ?? '')).toBeDefined()
  // @ts-expect-error: no such route
  const unknown: Address = '/memberss'
  // @ts-expect-error: nothing of this name below a member
  const below: Address = `/members/${id}/chatt`
  // @ts-expect-error: the id of a package is no member's
  const mixed: Address = `/members/${credits}`
  // @ts-expect-error: a text of one's own making is no id
  const made: Address = `/members/${'anna'.toString()}`
  expect([unknown, below, mixed, made]).toHaveLength(4)
})

/** A path of the contract in the router's syntax. */
type Pattern<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? Name extends `${infer Optional}?`
    ? `${Before}{-$${Optional}}${Pattern<After>}`
    : `${Before}$${Name}${Pattern<After>}`
  : Path

test('RTE-1 each screen has a path of the contract', () => {
  expectTypeOf<keyof AppRouter['routesByPath']>().toExtend<
    Pattern<(typeof routes)[keyof typeof routes]['path']>
  >()
})
