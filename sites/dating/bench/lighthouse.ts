import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Fetched by npm when the benchmark runs: 176 MB that nothing else needs. */
const release = 'lighthouse@13.5.0'

const figure = z.object({ numericValue: z.number() })

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
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
    'errors-in-console': z.object({ details: z.object({ items: z.array(z.unknown()) }) }),
    'inspector-issues': z.object({ details: z.object({ items: z.array(z.unknown()) }) }),
  }),
})

export interface Sent {
  readonly requests: number
  readonly bytes: number
}

/** What one run of Lighthouse says of a page. */
export interface Audit {
  /** From 0 to 100. */
  readonly score: number
  /** In milliseconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly scripts: Sent
  readonly styles: Sent
  readonly fonts: Sent
  /** Bytes of the first photo that the page asked for; 0 without one. */
  readonly firstPhoto: number
  /** Errors in the console and reports of the content security policy. */
  readonly problems: number
}

/** Measures a page with Lighthouse's mobile defaults in a browser that is logged in. */
export async function audit(url: string, port: number): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${release}`, '--', 'lighthouse', url],
      ...[`--port=${port}`, '--output=json', '--quiet'],
      '--only-categories=performance,best-practices',
    ],
    { maxBuffer: 1e8 },
  )
  const { categories, audits, runtimeError, finalDisplayedUrl } = reportSchema.parse(
    JSON.parse(stdout),
  )
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`)
  const requests = audits['network-requests'].details.items.toSorted(
    (one, other) => one.networkRequestTime - other.networkRequestTime,
  )
  const sent = (type: string): Sent => {
    const some = requests.filter(({ resourceType }) => resourceType === type)
    return {
      requests: some.length,
      bytes: some.reduce((sum, { transferSize }) => sum + transferSize, 0),
    }
  }
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scripts: sent('Script'),
    styles: sent('Stylesheet'),
    fonts: sent('Font'),
    firstPhoto: requests.find(({ url }) => url.includes('/api/photos/'))?.transferSize ?? 0,
    problems:
      audits['errors-in-console'].details.items.length +
      audits['inspector-issues'].details.items.length,
  }
}
