import { join } from 'node:path'
import type { Finding } from '@bouquet/machine/finding'
import { loadBrands } from '@bouquet/theme/load'
import { environment } from '../../environment.ts'
import { paths } from '../../paths.ts'
import { paint, print } from '../print.ts'
import { withProgress } from '../progress.ts'
import { checkClock } from './clock.ts'
import { checkDomains } from './domains.ts'
import { checkProject } from './project.ts'
import { checkServerSettings } from './server.ts'

interface DoctorOptions {
  readonly json?: boolean
  /** Leaves out what asks the network about domains. */
  readonly offline?: boolean
}

/**
 * Checks this machine, one line for each fact.
 * @returns whether there is no problem; warnings do not count
 */
export async function doctor(
  themes: string,
  { json = false, offline = false }: DoctorOptions,
): Promise<boolean> {
  const findings = await withProgress('Checking this machine', () => examine(themes, offline))
  const problems = findings.filter(({ level }) => level === 'problem').length
  const warnings = findings.filter(({ level }) => level === 'warning').length
  if (json) print.json({ ok: problems === 0, problems, warnings, findings })
  else {
    for (const finding of findings) print.line(formatFinding(finding))
    print.line(`Problems: ${problems}. Warnings: ${warnings}.`)
  }
  return problems === 0
}

async function examine(themes: string, offline: boolean): Promise<readonly Finding[]> {
  const loaded = await loadBrands(themes)
  const domains = offline ? [] : loaded.brands.flatMap(({ domains }) => domains)
  const [project, clock, server, names] = await Promise.all([
    checkProject(loaded, environment.SITE_DIR),
    checkClock(join(paths.root, 'package.json')),
    checkServerSettings(),
    checkDomains(domains),
  ])
  return [...project, clock, ...server, ...names]
}

const styles = { ok: 'green', warning: 'yellow', problem: 'red' } as const

const formatFinding = ({ level, check, text, remedy }: Finding): string =>
  [
    `${paint(styles[level], level.padEnd(7))}  ${check.padEnd(11)}  ${text}`,
    ...(remedy ? [`${' '.repeat(9)}remedy       ${remedy}`] : []),
  ].join('\n')
