#!/usr/bin/env node
import { renderForVisitors } from '../environment.ts'
import { say } from './say.ts'

renderForVisitors()
const { program } = await import('./program.ts')
try {
  await program.parseAsync()
} catch (fault) {
  say.fault(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 1
}
