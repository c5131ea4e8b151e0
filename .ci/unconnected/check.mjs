// Fails when something that the product has is used nowhere, unless it waits for its screen in the list; and when
// the list names something that is used by now.
import { exit } from 'node:process'
import { findUnconnected } from './parts.mjs'
import { pending } from './pending.mjs'

const problems = Object.entries(findUnconnected()).flatMap(([kind, unused]) => [
  ...unused
    .filter((name) => !(name in pending[kind]))
    .map((name) => `The ${kind} ${name} is used nowhere. Use it, or remove it.`),
  ...Object.keys(pending[kind])
    .filter((name) => !unused.includes(name))
    .map((name) => `The ${kind} ${name} is used now. Take it off the list of what is pending.`),
])

const counts = Object.entries(pending).map(
  ([kind, names]) => `${Object.keys(names).length} ${kind}s`,
)
for (const problem of problems) console.error(problem)
console.log(`Waiting for a screen: ${counts.join(', ')}.`)
exit(problems.length === 0 ? 0 : 1)
