import { actionsCases } from './actionsCases.tsx'
import { chatCases } from './chatCases.tsx'
import { creditsCases } from './creditsCases.tsx'
import { feedbackCases } from './feedbackCases.tsx'
import { fieldsCases } from './fieldsCases.tsx'
import { frameCases } from './frameCases.tsx'
import type { Cases } from './parts.tsx'
import { peopleCases } from './peopleCases.tsx'

/** One plain use of each component, by the name of its folder. */
export const cases: Cases = {
  ...actionsCases,
  ...chatCases,
  ...creditsCases,
  ...feedbackCases,
  ...fieldsCases,
  ...frameCases,
  ...peopleCases,
}
