import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Resolved by package name, so that it works in a bundle too.
const packageFolder = dirname(createRequire(import.meta.url).resolve('@bouquet/i18n/package.json'))

export const localesFolder = join(packageFolder, 'locales')
export const legalFolder = join(packageFolder, 'legal')
