import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Fetched by npm when the benchmark runs: 176 MB that nothing else needs. */
const release = 'lighthouse@13.5.0'

const figure = z.object({ numericValue: z.number() })

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
})

/** What one run of Lighthouse says of a page. Times in milliseconds, sizes in bytes as sent. */
export interface Audit {
  readonly score: number
  readonly requests: number
  readonly document: number
  readonly styles: number
  readonly scripts: number
  readonly fonts: number
  readonly pictures: number
  readonly total: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** Measures a page with Lighthouse's mobile defaults, in the browser that listens on a port. */
export async function audit(url: string, port: number): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${release}`, '--', 'lighthouse', url],
      ...[`--port=${port}`, '--output=json', '--quiet', '--only-categories=performance'],
    ],
    { maxBuffer: 1e8 },
  )
  const { categories, audits, runtimeError } = reportSchema.parse(JSON.parse(stdout))
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const { items } = audits['network-requests'].details
  const sent = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    score: Math.round(categories.performance.score * 100),
    requests: items.length,
    document: sent('Document'),
    styles: sent('Stylesheet'),
    scripts: sent('Script'),
    fonts: sent('Font'),
    pictures: sent('Image'),
    total: sent(),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}
