// Writes the figures of all fonts: `npm run fonts:measure -w @bouquet/theme`, after a font was added or updated.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureFonts } from './measureFonts.ts'

const file = join(import.meta.dirname, '../src/fonts/fontMetrics.json')
writeFileSync(file, `${JSON.stringify(await measureFonts(), null, 2)}\n`)
