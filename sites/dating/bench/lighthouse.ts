import { execFile } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Fetched by npm when a benchmark runs: 176 MB that nothing else needs. */
const release = 'lighthouse@13.5.0'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const figure = z.object({ numericValue: z.number() })
const timings = z.object({
  'first-contentful-paint': figure,
  'largest-contentful-paint': figure,
  'total-blocking-time': figure,
  'cumulative-layout-shift': figure,
})
const items = z.object({ details: z.object({ items: z.array(z.unknown()) }) })

/** What Lighthouse says when it could not measure: of the whole run, or of single figures. */
const failureSchema = z.object({
  lhr: z.object({
    runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
    audits: z.record(z.string(), z.object({ errorMessage: z.string().optional() })),
  }),
})

const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.partialRecord(z.enum(categories), z.object({ score: z.number() })),
  audits: z.object({
    ...timings.shape,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            transferSize: z.number(),
            networkRequestTime: z.number(),
          }),
        ),
      }),
    }),
    'errors-in-console': items.optional(),
    'inspector-issues': items.optional(),
  }),
})

const resultSchema = z.object({ lhr: reportSchema })

interface Flags {
  readonly port: number
  readonly logLevel: 'error'
  readonly maxWaitForFcp: number
  readonly maxWaitForLoad: number
  readonly onlyCategories: readonly Category[]
}
type Run = (url: string, flags: Flags) => Promise<unknown>

const moduleSchema = z.object({
  default: z.custom<Run>((run) => typeof run === 'function', 'Lighthouse exports no function'),
})

/** Twice what Lighthouse waits: a busy machine needs it, and it changes no figure. */
const patience = { maxWaitForFcp: 60_000, maxWaitForLoad: 90_000 } as const

let loaded: Promise<Run> | undefined

/** Lighthouse itself rather than its command, so that one process and one browser measure all pages. */
async function load(): Promise<Run> {
  const { stdout } = await promisify(execFile)('npm', [
    ...['exec', '--yes', `--package=${release}`, '--call', 'command -v lighthouse'],
  ])
  const folder = dirname(realpathSync(stdout.trim()))
  const file = pathToFileURL(join(folder, '../core/index.js')).href
  const module: unknown = await import(file)
  return moduleSchema.parse(module).default
}

export interface Sent {
  readonly requests: number
  readonly bytes: number
}

/** What one run of Lighthouse says of a page. */
export interface Audit {
  /** From 0 to 100, of the categories that were asked for. */
  readonly scores: Readonly<Partial<Record<Category, number>>>
  /** In milliseconds. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly document: Sent
  readonly scripts: Sent
  readonly styles: Sent
  readonly fonts: Sent
  readonly pictures: Sent
  readonly all: Sent
  /** Bytes of the first photo that the page asked for; 0 without one. */
  readonly firstPhoto: number
  /** Errors in the console and reports of the content security policy. */
  readonly problems: number
}

/**
 * Measures a page with Lighthouse's mobile defaults.
 * @param port that of a running browser
 * @throws Error with Lighthouse's own words when it could not measure, and when the page leads elsewhere
 */
export async function audit(
  url: string,
  port: number,
  onlyCategories: readonly Category[],
): Promise<Audit> {
  loaded ??= load()
  const run = await loaded
  const result = await run(url, { port, logLevel: 'error', onlyCategories, ...patience })
  const failure = failureOf(result)
  if (failure !== null) throw new Error(`Lighthouse could not measure ${url}: ${failure}`)
  const { lhr } = resultSchema.parse(result)
  const { audits, finalDisplayedUrl } = lhr
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`)
  const requests = audits['network-requests'].details.items.toSorted(
    (one, other) => one.networkRequestTime - other.networkRequestTime,
  )
  const sent = (type?: string): Sent => {
    const some = requests.filter(({ resourceType }) => type === undefined || resourceType === type)
    return {
      requests: some.length,
      bytes: some.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  }
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    document: sent('Document'),
    scripts: sent('Script'),
    styles: sent('Stylesheet'),
    fonts: sent('Font'),
    pictures: sent('Image'),
    all: sent(),
    firstPhoto: requests.find(({ url }) => url.includes('/api/photos/'))?.transferSize ?? 0,
    problems: [audits['errors-in-console'], audits['inspector-issues']].reduce(
      (sum, found) => sum + (found?.details.items.length ?? 0),
      0,
    ),
  }
}

/** Why Lighthouse could not measure; null when it could. */
export function failureOf(result: unknown): string | null {
  const parsed = failureSchema.safeParse(result)
  if (!parsed.success) return 'it gave no report.'
  const { runtimeError, audits } = parsed.data.lhr
  if (runtimeError) return `${runtimeError.code}: ${runtimeError.message}`
  for (const name of Object.keys(timings.shape)) {
    const message = audits[name]?.errorMessage
    if (message !== undefined) return `${name}: ${message}`
  }
  return null
}
