import { actionsCases } from './actionsCases.tsx'
import { chatCases } from './chatCases.tsx'
import { creditsCases } from './creditsCases.tsx'
import { feedbackCases } from './feedbackCases.tsx'
import { fieldsCases } from './fieldsCases.tsx'
import { frameCases } from './frameCases.tsx'
import type { Case, Cases } from './parts.tsx'
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

/** Each case and, where a component also leads somewhere, that form of it. */
export const forms: Cases = Object.fromEntries(
  Object.entries(cases).flatMap(([name, { leads, ...plain }]): [string, Case][] =>
    leads === undefined
      ? [[name, plain]]
      : [
          [name, plain],
          [`${name} as a link`, { draw: leads }],
        ],
  ),
)
