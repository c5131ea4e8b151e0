export { listDisputes } from './disputes.store.ts'
export { noteDispute } from './noteDispute.ts'
