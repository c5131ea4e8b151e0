import { join } from 'node:path'
import { paths } from '../paths.ts'

export const membersSource = join(paths.root, 'packages/members/src')

/** The module that starts the members area. */
export const membersEntry = join(membersSource, 'main.tsx')

/** Its address in development. */
export const developmentEntry = '/@members-area'

/** Where a compilation describes its files of the members area. */
export const membersFilesPath = join(paths.compiled, 'members.json')
