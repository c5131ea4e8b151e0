export { FictionalLabel, type FictionalLabelProps } from './FictionalLabel.tsx'
