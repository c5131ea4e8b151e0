import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Resolved by package name, so that it works in a bundle too.
const room = dirname(createRequire(import.meta.url).resolve('@bouquet/i18n/package.json'))

export const localesFolder = join(room, 'locales')
export const legalFolder = join(room, 'legal')
