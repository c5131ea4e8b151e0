/** Steps of a member after the signup, each counted once, on the day of the signup. */
export const memberSteps = ['confirmed', 'with_photo', 'wrote', 'bought'] as const
export type MemberStep = (typeof memberSteps)[number]

/** From a visit to a first purchase. */
export const funnelSteps = ['visits', 'signups', ...memberSteps] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** All that is counted; payments and refunds on the day on which the money moved. */
export const figureSteps = [...funnelSteps, 'purchases', 'refunds'] as const
export type FigureStep = (typeof figureSteps)[number]

/** What figures are grouped by. */
export const figureGroups = ['day', 'week', 'brand', 'lander', 'source', 'locale'] as const
export type FigureGroup = (typeof figureGroups)[number]

/** Groups of which staff can compare two, such as two landers. */
export const comparedGroups = ['lander', 'source'] as const

/** Shares are of visits or signups; `reachedSteps` are the steps that have a share. */
export const denominatorSteps = ['visits', 'signups'] as const
export const reachedSteps = ['signups', ...memberSteps] as const
export type ReachedStep = (typeof reachedSteps)[number]

/** What is counted by week after the signup: members who were active, and the steps that each takes once. */
export const cohortSteps = ['active', ...memberSteps] as const
export type CohortStep = (typeof cohortSteps)[number]

/** Weeks after a signup that are counted, with the first as week 0. */
export const cohortWeeks = 9

/** Days that figures can be asked for at once. */
export const mostFigureDays = 366

/** Numbers from 1 up to this one are not shown, since they might be about somebody. */
export const smallFigure = 4

/** Fewer than these are not compared. */
export const minGroupSize = 30

export const figureVerdicts = ['too_few', 'no_difference', 'first_better', 'second_better'] as const
export type FigureVerdict = (typeof figureVerdicts)[number]
