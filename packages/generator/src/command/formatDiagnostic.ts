import type { Diagnostic } from '@bouquet/theme/load'

/** A diagnostic of a brand file in words: how grave, where, what is wrong, and what to do. */
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
