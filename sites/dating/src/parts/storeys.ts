import type { Interest } from '@bouquet/contract'

interface Storey {
  readonly question: 'question_1' | 'question_2' | 'question_3'
  readonly answers: readonly Interest[]
}

/** The three questions of an evening alone, from the ground floor up; each answer is an interest. */
export const storeys = [
  { question: 'question_1', answers: ['cooking', 'movies', 'music', 'hugging'] },
  { question: 'question_2', answers: ['outdoors', 'theater', 'coffee', 'party'] },
  { question: 'question_3', answers: ['travelling', 'reading', 'art', 'animals'] },
] as const satisfies readonly Storey[]

/** Id of the screen with a question, the first being 0. */
export const screenId = (at: number): string => (at < storeys.length ? `evening-${at + 1}` : 'join')
