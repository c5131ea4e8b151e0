import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandColourPage } from './brandColourTable.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/brand-colours.md'), brandColourPage())
