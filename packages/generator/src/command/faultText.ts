import type { BrandFault } from '@bouquet/theme/load'

/** A fault of a brand file in words: how grave, where, what is wrong, and what to do. */
export const faultText = ({ code, level, file, line, field, reason, remedy }: BrandFault): string =>
  [
    `${level} ${code}  ${file}${line === null ? '' : `:${line}`}  ${field}`.trimEnd(),
    `  reason  ${reason}`,
    `  remedy  ${remedy}`,
  ].join('\n')
