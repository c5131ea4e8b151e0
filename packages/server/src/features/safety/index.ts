export { listMemberBlocks } from './blocks/blockList.store.ts'
export { banMember, liftBan, previewBan } from './complaints/bans.ts'
export {
  countComplaintsAgainst,
  listCasesOf,
  listComplaints,
  readComplaintQueue,
} from './complaints/complaints.store.ts'
export { decideComplaint, previewDecision } from './complaints/decideComplaint.ts'
export { eraseEvidence, evidenceFolder } from './complaints/evidence.ts'
export { openEvidence } from './complaints/openEvidence.ts'
export { presentComplaintToStaff } from './complaints/presentComplaint.ts'
