import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Asked of Node and not of this file's address, so that it holds inside a bundle too.
const room = dirname(createRequire(import.meta.url).resolve('@bouquet/i18n/package.json'))

export const localesFolder = join(room, 'locales')
export const legalFolder = join(room, 'legal')
