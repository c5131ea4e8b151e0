import { exampleInterests, type Interest } from '@bouquet/contract'
import type { Example } from '@bouquet/generator/page'
import { openInterests } from '../../openInterests.ts'

const named: readonly Interest[] = exampleInterests
const others = openInterests.filter((interest) => !named.includes(interest))
const othersEach = 4
/** Shares no factor with the number of interests, so that all of them occur equally often. */
const step = 11

/** All that an example person loves: the interests named everywhere, and a few of the rest. */
export function lovesOf({ interests }: Example, at: number): readonly Interest[] {
  return [
    ...interests,
    ...Array.from({ length: othersEach }, (_, index) => (at * othersEach + index) * step).flatMap(
      (index) => others[index % others.length] ?? [],
    ),
  ]
}
