import { createContext, useContext } from 'react'
import type { Decisions } from './decisions.ts'

const DecisionsContext = createContext<Decisions | null>(null)

export const DecisionsProvider = DecisionsContext.Provider

/** The decisions of this page, which outlive the queue that they were made in. */
export function useDecisions(): Decisions {
  const decisions = useContext(DecisionsContext)
  if (!decisions) throw new Error('useDecisions needs a DecisionsProvider.')
  return decisions
}
