export { listAudit, readAudit } from './audit.store.ts'
export { decidedAlready } from './decidedAlready.ts'
export { type Staff, writeAudit } from './writeAudit.ts'
