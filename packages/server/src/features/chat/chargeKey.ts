/** Names the spending on a message in the ledger, so that it is found again by what was sent. */
export const chargeKey = (reason: 'message' | 'gift' | 'photo', clientId: string): string =>
  `${reason}:${clientId}`
