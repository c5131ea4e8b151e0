// Writes what a new part of the product needs, so that types and checks pass and name what is still to be said.
//   npm run new -- component KeyHints --group Data
//   npm run new -- call towns --feature places --method GET
//   npm run new -- mail premium_ends
//   npm run new -- setting quiet_hours
//   npm run new -- lander postcards
import { execFileSync } from 'node:child_process'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { newCall } from './call.mjs'
import { newComponent } from './component.mjs'
import { newLander } from './lander.mjs'
import { newMail } from './mail.mjs'
import { newSetting } from './setting.mjs'
import { root, writeDrafts } from './sources.mjs'

const kinds = {
  component: newComponent,
  call: newCall,
  lander: newLander,
  mail: newMail,
  setting: newSetting,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    feature: { type: 'string' },
    group: { type: 'string' },
    method: { type: 'string' },
    private: { type: 'boolean' },
  },
})
const [kind = '', name = ''] = positionals
const write = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
if (write === undefined || name === '') {
  console.error(`Usage: npm run new -- ${Object.keys(kinds).join('|')} <name>`)
  exit(2)
}

try {
  const steps = write(name, values)
  const written = writeDrafts()
  const formatted = ['biome', 'check', '--write', '--no-errors-on-unmatched', ...written]
  execFileSync('npx', formatted, { cwd: root, stdio: 'ignore' })
  for (const file of written) console.log(`wrote ${file}`)
  for (const [number, step] of steps.entries()) console.log(`${number + 1}. ${step}`)
} catch (error) {
  console.error(error.message)
  exit(1)
}
