import { join } from 'node:path'
import { hashFiles } from '../hashFiles.ts'
import { house } from '../house.ts'

const rooms = ['client', 'contract', 'i18n', 'members', 'portraits', 'theme', 'ui']

/** Everything whose change makes another compiled site. Brands are not among it. */
const inputs = [
  ...rooms.map((room) => join(house.root, 'packages', room, 'src')),
  join(house.root, 'packages/generator/src/astro'),
  house.locales,
  join(house.site, 'src'),
  join(house.site, 'astro.config.mjs'),
  join(house.site, 'package.json'),
  join(house.root, 'package-lock.json'),
]

export const inputsHash = (): string => hashFiles(inputs)
