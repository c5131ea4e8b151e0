export interface CountdownParts {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Hours, minutes and seconds with at least two digits; never below zero. */
export function countdownParts(secondsLeft: number): CountdownParts {
  const whole = Math.max(0, Math.trunc(secondsLeft))
  return {
    hours: two(Math.trunc(whole / 3600)),
    minutes: two(Math.trunc((whole % 3600) / 60)),
    seconds: two(whole % 60),
  }
}

/** Seconds until an end, rounded up. Both arguments are milliseconds of the same clock. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
