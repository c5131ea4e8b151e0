import { stderr, stdout } from 'node:process'
import type { Diagnostic } from '@bouquet/theme/load'

/** Output of the `bouquet` command; `error` goes to stderr. */
export const print = {
  line: (text: string): void => void stdout.write(`${text}\n`),
  error: (text: string): void => void stderr.write(`${text}\n`),
}

/** A diagnostic as text: level, code and place, then reason and remedy. */
export const formatDiagnostic = ({
  code,
  level,
  file,
  line,
  field,
  reason,
  remedy,
}: Diagnostic): string =>
  [
    `${level} ${code}  ${file}${line === null ? '' : `:${line}`}  ${field}`.trimEnd(),
    `  reason  ${reason}`,
    `  remedy  ${remedy}`,
  ].join('\n')
