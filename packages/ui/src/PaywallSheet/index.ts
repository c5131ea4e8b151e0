export {
  Comparison,
  type ComparisonProps,
  type ComparisonRow,
  type ComparisonValue,
} from './Comparison.tsx'
export { PaywallSheet, type PaywallSheetProps } from './PaywallSheet.tsx'
