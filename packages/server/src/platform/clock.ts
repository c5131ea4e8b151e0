/** The current time; tests pass a clock that they set. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000)

export const daysAfter = (moment: Date, days: number): Date => secondsAfter(moment, days * 86_400)
