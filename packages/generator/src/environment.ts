import { z } from 'zod'
import { CommandError } from './command/CommandError.ts'
import { paths } from './paths.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const schema = z.object({
  PORT: port.default(4321),
  /** Port of the API in `dev`. */
  API_PORT: port.default(4320),
  SITE_DIR: z.string().default(paths.output),
  THEMES_DIR: z.string().default(paths.themes),
  /** The server's default when absent. */
  DATA_DIR: z.string().optional(),
  NODE_ENV: z.string().optional(),
  LOCAL_HOSTS: z.string().optional(),
  DEMO: z.string().optional(),
  DESK_HOST: z.string().optional(),
})

const isOn = (flag = '') => ['1', 'true', 'on', 'yes'].includes(flag)

/** The environment before this command changes it. */
const inherited = { ...process.env }

/** Settings of the `bouquet` command, parsed once. */
export const environment = parseEnvironment()

function parseEnvironment() {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) {
    const { NODE_ENV, LOCAL_HOSTS, DEMO, DESK_HOST, ...data } = parsed.data
    const isLocal = isOn(DEMO) || NODE_ENV !== 'production'
    return {
      ...data,
      /** Whether the server serves `<id>.localhost`, as it decides itself. */
      servesLocalHosts: LOCAL_HOSTS === undefined ? isLocal : isOn(LOCAL_HOSTS),
      deskHost: DESK_HOST,
    }
  }
  throw new CommandError(
    'settings_wrong',
    `Settings are wrong: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`,
    'Correct these environment variables; docs/operating.md lists them.',
  )
}

/** The environment for a child process. */
export function childEnvironment(additions: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...inherited,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...additions,
  }
}

/** React renders pages nearly twice as fast in production mode. */
export function useProductionMode(): void {
  process.env['NODE_ENV'] = 'production'
}
