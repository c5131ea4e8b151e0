import { join } from 'node:path'
import { z } from 'zod'
import { house } from './house.ts'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  SITE_DIR: z.string().default(house.output),
  THEMES_DIR: z.string().default(house.themes),
  DEMO: z.string().optional(),
})

/** The settings of the `bouquet` command, read from the environment once. */
export const environment = schema.parse(process.env)

/** The environment of a program that this one starts, with additions. */
export const childEnvironment = (
  additions: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...additions,
})

/** React draws pages nearly twice as fast when it knows that nobody is developing. */
export const renderForVisitors = (): void => {
  process.env['NODE_ENV'] = 'production'
}

export const inOutput = (...names: readonly string[]): string =>
  join(environment.SITE_DIR, ...names)
