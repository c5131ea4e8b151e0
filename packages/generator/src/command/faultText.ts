import type { BrandFault } from '@bouquet/theme/load'

/** A fault of a brand file in words: where, what is wrong, and what to do. */
export const faultText = ({ code, file, line, field, reason, remedy }: BrandFault): string =>
  [
    `${file}${line === null ? '' : `:${line}`}  ${field}`,
    `  wrong   ${reason}`,
    `  remedy  ${remedy}`,
    `  code    ${code}`,
  ].join('\n')
