import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { compile } from '../src/compile/compile.ts'
import { contentSecurityPolicy } from '../src/render/contentSecurityPolicy.ts'
import { domainOf } from '../src/render/pageLocals.ts'
import { renderJob } from '../src/render/renderJob.ts'
import { linkTo } from '../src/render/writeSite.ts'
import type { Project } from './runBuild.ts'

/**
 * Makes the sites of all brands of a project look built: each domain leads to a folder of its present version, in which
 * the policy of its pages is. A build looks no further, and a thousand whole sites would take 25 GB.
 */
export async function markBuilt({ themes, output }: Project): Promise<void> {
  const compiled = await compile()
  const { brands } = await loadBrands(themes)
  for (const brand of brands) {
    const { version } = renderJob(brand, [], { compiled, texts: 'complete' })
    const site = { output, domain: domainOf(brand), version }
    const folder = join(output, linkTo(site))
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'headers.json'),
      JSON.stringify({ contentSecurityPolicy: contentSecurityPolicy([]) }),
    )
    mkdirSync(dirname(join(output, site.domain)), { recursive: true })
    symlinkSync(linkTo(site), join(output, site.domain))
  }
}
