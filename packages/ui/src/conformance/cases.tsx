import { actionsCases } from './actionsCases.tsx'
import { chatCases } from './chatCases.tsx'
import { creditsCases } from './creditsCases.tsx'
import { dataCases } from './dataCases.tsx'
import { feedbackCases } from './feedbackCases.tsx'
import { fieldsCases } from './fieldsCases.tsx'
import type { Case, Cases } from './fixtures.tsx'
import { frameCases } from './frameCases.tsx'
import { peopleCases } from './peopleCases.tsx'

/** A minimal example of each component, by folder name. */
export const cases: Cases = {
  ...actionsCases,
  ...chatCases,
  ...creditsCases,
  ...dataCases,
  ...feedbackCases,
  ...fieldsCases,
  ...frameCases,
  ...peopleCases,
}

/** All cases, including link variants. */
export const variants: Cases = Object.fromEntries(
  Object.entries(cases).flatMap(([name, { asLink, ...plain }]): [string, Case][] =>
    asLink === undefined
      ? [[name, plain]]
      : [
          [name, plain],
          [`${name} as a link`, { render: asLink }],
        ],
  ),
)
