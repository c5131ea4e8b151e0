import type { Diagnostic } from '@bouquet/theme/load'

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
