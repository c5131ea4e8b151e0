import { domainToUnicode } from 'node:url'
import { createDiagnostic, type Diagnostic } from './diagnostics.ts'
import { quote } from './quote.ts'
import type { LineAt } from './themeDocument.ts'

const scripts = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Georgian: /\p{Script=Georgian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
} as const

/** Scripts in a label of a host name whose letters pass for each other. */
const scriptsIn = (label: string): readonly string[] =>
  Object.entries(scripts).flatMap(([name, letter]) => (letter.test(label) ? [name] : []))

/** Warns of domains with letters of several scripts in one label, such as a Cyrillic `а` among Latin ones. */
export function mixedScripts(
  domains: readonly string[],
  file: string,
  lineAt: LineAt,
): readonly Diagnostic[] {
  return domains.flatMap((domain, index) => {
    const shown = domainToUnicode(domain)
    const mixed = shown
      .split('.')
      .map(scriptsIn)
      .find((found) => found.length > 1)
    if (mixed === undefined) return []
    const place = { file, line: lineAt(['domains', index]), field: `domains.${index}` }
    const facts = { found: quote(shown), allowed: mixed.join(' and '), nearest: domain }
    return [createDiagnostic('BRAND-38', place, facts)]
  })
}
