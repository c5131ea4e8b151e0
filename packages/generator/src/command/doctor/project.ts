import { access, constants, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, ok, problem, warning } from '@bouquet/machine/finding'
import type { Brand } from '@bouquet/theme'
import { isError, type LoadedBrands } from '@bouquet/theme/load'
import { z } from 'zod'
import { paths } from '../../paths.ts'

const lockSchema = z.object({
  packages: z.object({ 'node_modules/node': z.object({ version: z.string() }) }),
})

/** Node, the brand files and the folder of built sites. */
export async function checkProject(
  loaded: LoadedBrands,
  output: string,
): Promise<readonly Finding[]> {
  return [await checkNode(), checkBrands(loaded), ...(await checkOutput(loaded.brands, output))]
}

const majorOf = (version: string) => Number(version.replace(/^v/, '').split('.')[0])

async function checkNode(): Promise<Finding> {
  const text = await readFile(join(paths.root, 'package-lock.json'), 'utf8').catch(() => '{}')
  const wanted = lockSchema.safeParse(JSON.parse(text)).data?.packages['node_modules/node'].version
  const { version } = process
  if (wanted === undefined || majorOf(version) === majorOf(wanted)) return ok('node', version)
  const advice = 'Run `npm install`; the package `node` brings the right one.'
  return majorOf(version) < majorOf(wanted)
    ? problem('node', `${version}, and Bouquet runs on ${wanted}`, advice)
    : warning('node', `${version}, and Bouquet is tested with ${wanted}`, advice)
}

function checkBrands({ brands, invalid, diagnostics }: LoadedBrands): Finding {
  const errors = diagnostics.filter(isError).length
  if (errors > 0)
    return problem(
      'brands',
      `${errors} errors${invalid.length > 0 ? ` in ${invalid.join(', ')}` : ''}`,
      'Run `bouquet check`, which names each with a remedy.',
    )
  return brands.length === 0
    ? warning('brands', 'there is none', 'Run `bouquet new <domain>`.')
    : ok('brands', `${brands.length} valid`)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function checkOutput(brands: readonly Brand[], output: string): Promise<readonly Finding[]> {
  const isWritable = await mkdir(output, { recursive: true })
    .then(() => access(output, constants.W_OK))
    .then(
      () => true,
      () => false,
    )
  if (!isWritable)
    return [
      problem('sites', `${output} cannot be written`, 'Give it to this user, or set SITE_DIR.'),
    ]
  const unbuilt: string[] = []
  for (const { id, domains } of brands)
    if (!(await exists(join(output, domains[0] ?? id)))) unbuilt.push(id)
  return unbuilt.length === 0
    ? [ok('sites', `${output} is writable, and every brand is built`)]
    : [warning('sites', `not built yet: ${unbuilt.join(', ')}`, 'Run `bouquet build`.')]
}
