#!/usr/bin/env node
// Plain JavaScript, so that a Node that cannot run TypeScript can hand over to the Node of this project.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '../../..')

const [major = 0] = process.versions.node.split('.').map(Number)
if (major >= 24) {
  module.enableCompileCache(join(root, 'node_modules/.cache/bouquet/code'))
  await import('../src/command/main.ts')
} else handOver(join(root, 'node_modules/node/bin/node'))

/** Runs the command with another Node, which gets the terminal and the signals of this one. */
function handOver(node) {
  if (!existsSync(node)) {
    process.stderr.write(
      `wrong_node: Bouquet runs on Node 24, and this is ${process.version}. Run \`npm install\`, which brings it, and try again.\n`,
    )
    process.exit(2)
  }
  // Programs that this one starts find the same Node.
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  const child = spawn(node, [import.meta.filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    process.stderr.write(
      `wrong_node: ${node} cannot be run (${error.message}). Run \`npm install\`.\n`,
    )
    process.exit(2)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
