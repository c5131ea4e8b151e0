export { type DateStyle, formatDate, formatDay, formatRelative } from './date.ts'
export { countryName, formatList, languageName } from './names.ts'
export {
  formatDuration,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWait,
} from './number.ts'
export { dialableNumber } from './phone.ts'
