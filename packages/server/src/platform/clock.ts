/** The current time; tests pass a clock that they set. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

export function daysAfter(moment: Date, days: number): Date {
  return secondsAfter(moment, days * 86_400)
}
