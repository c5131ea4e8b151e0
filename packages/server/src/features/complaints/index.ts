export { banMember } from './banMember.ts'
export { complaintRoutes } from './complaints.routes.ts'
export { listOpen } from './complaints.store.ts'
export { decideComplaint } from './decideComplaint.ts'
