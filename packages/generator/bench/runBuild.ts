import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { paths } from '../src/paths.ts'

export interface Project {
  readonly themes: string
  readonly output: string
  /** Where the command reports what it used. */
  readonly usage: string
}

const usageSchema = z.object({ processorSeconds: z.number(), peakMb: z.number() })

/** What one `bouquet build` took. */
export interface BuildRun extends z.infer<typeof usageSchema> {
  readonly seconds: number
}

/** Runs `bouquet build` for all brands as an operator would. @throws Error with its output when it fails */
export async function runBuild({ themes, output, usage }: Project): Promise<BuildRun> {
  const start = performance.now()
  const command = join(paths.root, 'packages/generator/src/command/main.ts')
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'reportUsage.ts'), command, 'build'],
    {
      env: {
        ...process.env,
        THEMES_DIR: themes,
        SITE_DIR: output,
        USAGE_FILE: usage,
        NODE_COMPILE_CACHE: join(paths.cache, 'code'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk))
  const [code] = await once(child, 'close')
  const seconds = (performance.now() - start) / 1_000
  if (code !== 0) throw new Error(Buffer.concat(printed).toString().slice(-2_000))
  return { seconds, ...usageSchema.parse(JSON.parse(readFileSync(usage, 'utf8'))) }
}
