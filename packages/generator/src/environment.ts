import { z } from 'zod'
import { house } from './house.ts'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  /** Where the API answers while developing. */
  API_PORT: z.coerce.number().int().default(4320),
  SITE_DIR: z.string().default(house.output),
  THEMES_DIR: z.string().default(house.themes),
  /** Chosen by the server when absent. */
  DATA_DIR: z.string().optional(),
})

/** What this program was started with, before it decides anything. */
const inherited = { ...process.env }

/** The settings of the `bouquet` command, read from the environment once. */
export const environment = schema.parse(process.env)

/** The environment of a program that this one starts, with additions. */
export const childEnvironment = (
  additions: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => ({
  ...inherited,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...additions,
})

/** React draws pages nearly twice as fast when it knows that nobody is developing. */
export const renderForVisitors = (): void => {
  process.env['NODE_ENV'] = 'production'
}
