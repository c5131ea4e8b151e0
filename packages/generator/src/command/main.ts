#!/usr/bin/env node
import { renderForVisitors } from '../environment.ts'

renderForVisitors()
const { program } = await import('./program.ts')
await program.parseAsync()
