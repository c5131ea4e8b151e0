import { themesProblem } from '@bouquet/machine/themesProblem'
import { CommandError } from './CommandError.ts'

/** @throws CommandError when there is no brand to work on, before any work is done */
export function refuseThemes(folder: string): void {
  const problem = themesProblem(folder)
  if (problem !== undefined)
    throw new CommandError(
      'themes_unusable',
      problem,
      'Set THEMES_DIR to the folder of the brands, or make one with `bouquet new`.',
    )
}
