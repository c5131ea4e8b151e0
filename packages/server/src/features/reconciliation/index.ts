export { reconcile } from './reconcile.ts'
export { workReconciliation } from './workReconciliation.ts'
