import { sealsFor } from '../../../platform/seal.ts'

/** How account numbers are kept. */
export const { seal, unseal, fingerprint } = sealsFor('bank account')
