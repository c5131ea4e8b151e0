import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandColorPage } from './brandColorTable.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/brand-colours.md'), brandColorPage())
