/**
 * Columns that name a member and of which the file that a member gets says nothing by itself, with the
 * reason. Everything else that names a member is in the file.
 */
export const notInFile: Readonly<Record<string, string>> = {
  'blocks.blocked': 'whom others have blocked is theirs to tell',
  'conversations.higher_member': 'read with its messages',
  'conversations.lower_member': 'read with its messages',
  'data_exports.member': 'the files themselves',
  'direct_debit_blocks.member': 'a measure against fraud, which telling would undo',
  'erasure_requests.member': 'what staff asked each other; the erasure itself is all that follows',
  'events.member': 'repeats what other tables hold, for two days',
  'fictional_acknowledgements.profile': 'a profile that the brand made up',
  'introductions.profile': 'to whom the member was shown is told to nobody',
  'ledger_accounts.member': 'read with its entries',
  'message_reviews.sender': 'a check of ours; the message itself is in the file',
  'messages.sender': 'read by a query of its own',
  'participants.member': 'read with its messages',
  'swipes.profile': 'who skipped the member is theirs to tell',
}

/** Columns that forget the member while their row stays, with the reason why it stays. */
export const keptWithoutMember: Readonly<Record<string, string>> = {
  'complaints.reporter': 'a case and its decision are kept; its evidence goes six months later',
  'deletions.member': 'counts for what reason people leave',
  'direct_debits.member': 'a mandate must be shown for fourteen months, then it names nobody',
  'erasure_requests.member': 'who asked for an erasure and who approved it can be shown',
  'ledger_accounts.member': 'the books must add up',
  'payments.member': 'tax law asks for sales',
}

/** Ids that no foreign key explains and that may be a member's, with what becomes of them. */
export const loose: Readonly<Record<string, string>> = {
  'complaints.accused': 'stays with the case, so that a second complaint finds the first',
  'conversations.started_by': 'one of the two sides, and goes with them',
}

/** Ids of other things than members. */
export const otherIds: readonly string[] = [
  'message_reviews.message',
  'messages.client_id',
  'payments.idempotency_key',
  'sandbox_charges.payment',
]

/** Where a member's own id, address or name may still stand on the day they are erased. */
export const namedAfterErasure: Readonly<Record<string, string>> = {
  audit_log: 'what staff did to an account is kept, by its id alone',
  complaints: 'what others complained of, until its time is over',
  direct_debits: 'the holder of a mandate, until its time is over',
  throttles: 'counts of tries by id or address, until their window closes',
}
