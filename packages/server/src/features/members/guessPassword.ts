import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { isMadeOf } from './ownWords.rules.ts'

/** The work grows with the length; what is common about a password shows in its first characters. */
const maxLength = 64

/** From this score on, a password takes more than a million guesses. */
const minScore = 2

let estimator: Promise<ZxcvbnFactory> | undefined

/** The list of common passwords takes memory, so it is loaded by the first new password. */
const getEstimator = (): Promise<ZxcvbnFactory> => {
  estimator ??= loadEstimator()
  return estimator
}

async function loadEstimator() {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all(
    [import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')],
  )
  const common = { 'passwords-common': dictionary['passwords-common'] }
  return new Estimator({ dictionary: common, graphs, maxLength })
}

/**
 * Whether a password is found by guessing: it is common, a simple pattern, or made of the owner's words.
 * @param words in lower case
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  if (isMadeOf(password, words)) return true
  const { score } = (await getEstimator()).check(password, [...words])
  return score < minScore
}
