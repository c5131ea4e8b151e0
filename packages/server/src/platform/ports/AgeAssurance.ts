/** What somebody says of their age when they join. */
export interface Claim {
  /** As in `1990-05-20`. */
  readonly dateOfBirth: string
  readonly minAge: number
  readonly now: Date
  /** What a provider's own page gave the visitor; null without one. */
  readonly proof: string | null
}

export type Verdict = 'old_enough' | 'too_young' | 'proof_needed'

/**
 * Somebody who can say whether a person is old enough. Of the proof nothing is kept: who joined was old
 * enough, and how they showed it is nobody's business afterwards.
 */
export interface AgeAssurance {
  /** As the pages name it. */
  readonly name: string
  /** @throws Error when it cannot say now; nobody joins then */
  assure(claim: Claim): Promise<Verdict>
}

/** Who must be asked in which country; the word of the person is enough elsewhere. */
export type AgeAssurances = ReadonlyMap<string, AgeAssurance>
