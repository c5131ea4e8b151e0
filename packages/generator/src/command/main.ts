#!/usr/bin/env node
import { useProductionMode } from '../environment.ts'
import { print } from './print.ts'

useProductionMode()
const { program } = await import('./program.ts')
try {
  await program.parseAsync()
} catch (error) {
  print.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
