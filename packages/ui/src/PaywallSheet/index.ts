export type { ComparisonRow, ComparisonValue } from './Comparison.tsx'
export { PaywallSheet, type PaywallSheetProps } from './PaywallSheet.tsx'
