export { workReconciliation } from './workReconciliation.ts'
