import type { Config } from '../config.ts'

/**
 * What a loss of power may cost with the embedded database, which leaves it to the operating system when files
 * reach the disk; undefined where nothing is lost, or a demo has nothing to lose.
 */
export function powerLossWarning({
  databaseUrl,
  demo,
}: Pick<Config, 'databaseUrl' | 'demo'>): string | undefined {
  return databaseUrl || demo
    ? undefined
    : 'the embedded database syncs nothing to the disk: a power cut may cost the last half minute, or the whole database'
}

export const powerLossRemedy =
  'Set DATABASE_URL to a PostgreSQL, or have backups and a power supply that you trust.'
