import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { childEnvironment } from '../../environment.ts'
import { CommandError } from '../CommandError.ts'

const program = join(import.meta.dirname, '../main.ts')

interface ElsewhereOptions {
  readonly themes: string
  /** Folder for the sites in place of the usual one. */
  readonly folder: string
  readonly isDraft: boolean
}

/**
 * Builds brands into another folder, by the same command in a process of its own.
 * @throws CommandError with the output of the build when it fails
 */
export async function buildElsewhere(
  ids: readonly string[],
  { themes, folder, isDraft }: ElsewhereOptions,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [program, 'build', ...(isDraft ? ['--draft'] : []), ...ids],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: childEnvironment({ THEMES_DIR: themes, SITE_DIR: folder, NO_COLOR: '1' }),
    },
  )
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0)
    throw new CommandError(
      'brand_not_built',
      `The brands do not build.\n${errors.trimEnd()}`,
      'Correct what is named above.',
    )
}
