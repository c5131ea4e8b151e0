import { writeFileSync } from 'node:fs'
import { landerData, landerDataFile } from './landerData.ts'

writeFileSync(landerDataFile, await landerData())
