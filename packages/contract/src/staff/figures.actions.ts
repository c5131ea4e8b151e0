import { z } from 'zod'
import { currencySchema } from '../core/money.schema.ts'
import { brand, query } from './call.ts'
import {
  type CohortStep,
  cohortWeeks,
  comparedGroups,
  denominatorSteps,
  type FigureStep,
  figureGroups,
  figureVerdicts,
  mostFigureDays,
  reachedSteps,
} from './figures.ts'

const day = z.iso.date().refine((text) => text >= '1970' && text < '9999')

const dayMs = 86_400_000

const range = {
  brand: brand.optional(),
  from: day.describe('the first day, as in 2026-03-01, by UTC'),
  to: day.describe(`the last day, at most ${mostFigureDays} days in all`),
}

/** The last day is not before the first, and they are not too many. */
const isRange = ({ from, to }: { readonly from: string; readonly to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return days >= 1 && days <= mostFigureDays
}

/**
 * A number; `under_5` for 1 to 4, which might be about somebody; `withheld` where another such number of the same column
 * would follow from the total.
 */
export const countedSchema = z.union([z.int(), z.enum(['under_5', 'withheld'])])
export type Counted = z.infer<typeof countedSchema>

/** The sum is null where the number of payments is not shown. */
const sumSchema = z.object({
  currency: currencySchema,
  /** In the minor unit. */
  amount: z.int().nullable(),
})

const figuresSchema = z.object({
  visits: countedSchema,
  signups: countedSchema,
  confirmed: countedSchema,
  with_photo: countedSchema,
  wrote: countedSchema,
  bought: countedSchema,
  purchases: countedSchema,
  refunds: countedSchema,
  revenue: z.array(sumSchema),
  refunded: z.array(sumSchema),
} satisfies Record<FigureStep | 'revenue' | 'refunded', z.ZodType>)
export type Figures = z.infer<typeof figuresSchema>

/** A share with its interval of 95 %, each from 0 to 1. */
const shareSchema = z.object({ value: z.number(), low: z.number(), high: z.number() })
export type Share = z.infer<typeof shareSchema>

const sideSchema = z.object({
  key: z.string(),
  base: countedSchema,
  reached: countedSchema,
  /** Null where it would tell a number that is not shown. */
  share: shareSchema.nullable(),
})
export type ComparedSide = z.infer<typeof sideSchema>

/** For each week after the signup; null for one that nobody has come to yet. */
const weeksSchema = z.array(countedSchema.nullable()).length(cohortWeeks)

const cohortSchema = z.object({
  /** The Monday of the week of signup. */
  week: z.string(),
  signups: countedSchema,
  /** How many weeks are over for all who signed up; in the others numbers still grow. */
  over: z.int(),
  active: weeksSchema,
  confirmed: weeksSchema,
  with_photo: weeksSchema,
  wrote: weeksSchema,
  bought: weeksSchema,
} satisfies Record<'week' | 'signups' | 'over' | CohortStep, z.ZodType>)
export type Cohort = z.infer<typeof cohortSchema>

const key = z.string().trim().min(1).max(100)

export const figureActions = {
  figures: query({
    name: 'figures',
    purpose: 'Count visits, signups, their further steps, purchases and refunds.',
    role: 'admin',
    input: z
      .object({
        ...range,
        group: z.enum(figureGroups).default('day').describe(figureGroups.join(', ')),
      })
      .refine(isRange, { path: ['to'] }),
    response: z.object({
      /** By time for days and weeks, otherwise the most visits first. */
      rows: z.array(figuresSchema.extend({ key: z.string() })),
      total: figuresSchema,
    }),
  }),
  'figures-cohorts': query({
    name: 'figures-cohorts',
    purpose: 'Count by week of signup what members do in the weeks after it.',
    role: 'admin',
    input: z.object(range).refine(isRange, { path: ['to'] }),
    response: z.object({ rows: z.array(cohortSchema) }),
  }),
  'figures-compare': query({
    name: 'figures-compare',
    purpose: 'Compare two landers or traffic sources by how many take a step.',
    role: 'admin',
    input: z
      .object({
        ...range,
        by: z.enum(comparedGroups).default('lander').describe(comparedGroups.join(', ')),
        first: key.describe('the one, as in gallery'),
        second: key.describe('the other'),
        step: z.enum(reachedSteps).default('signups').describe(reachedSteps.join(', ')),
        of: z.enum(denominatorSteps).default('visits').describe(denominatorSteps.join(', ')),
      })
      .refine(isRange, { path: ['to'] })
      .refine(({ step, of }) => step !== of, { path: ['of'] }),
    response: z.object({
      first: sideSchema,
      second: sideSchema,
      /** The first share less the second, from -1 to 1; null with too few. */
      difference: shareSchema.nullable(),
      verdict: z.enum(figureVerdicts),
    }),
  }),
} as const
