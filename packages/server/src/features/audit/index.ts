export { readAudit } from './audit.store.ts'
export { type Staff, writeAudit } from './writeAudit.ts'
