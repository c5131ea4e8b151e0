import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsPage } from './settingsPage.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/settings.md'), settingsPage())
