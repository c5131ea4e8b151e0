import type { Interest } from '@bouquet/contract'

interface Question {
  readonly name: 'question_1' | 'question_2' | 'question_3'
  readonly answers: readonly Interest[]
}

/** The three questions of an evening alone, from the ground floor up; each answer is an interest. */
export const questions = [
  { name: 'question_1', answers: ['cooking', 'movies', 'music', 'hugging'] },
  { name: 'question_2', answers: ['outdoors', 'theater', 'coffee', 'party'] },
  { name: 'question_3', answers: ['travelling', 'reading', 'art', 'animals'] },
] as const satisfies readonly Question[]

/** Id of the screen with a question, the first being 0. */
export function screenId(at: number): string {
  return at < questions.length ? `evening-${at + 1}` : 'join'
}
