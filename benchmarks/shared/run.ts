import { spawn } from 'node:child_process'

interface Options {
  readonly cwd: string
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Runs a program to its end.
 * @returns seconds that it took
 * @throws Error with the end of its output when it fails
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, environment = {} }: Options,
): Promise<number> {
  const start = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8000)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${output}`)
  return (performance.now() - start) / 1000
}
