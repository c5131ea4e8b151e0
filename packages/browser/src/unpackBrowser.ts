// Run as a program of its own, since the package unpacks into the temporary folder of its process.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packaged, { inflate } from '@sparticuz/chromium'

const root = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
await inflate(join(root, 'bin', 'al2023.tar.br'))
await packaged.executablePath()
