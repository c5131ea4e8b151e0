export interface CountdownParts {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Hours, minutes and seconds with two digits each; never below zero. */
export function countdownParts(secondsLeft: number): CountdownParts {
  const whole = Math.max(0, Math.trunc(secondsLeft))
  return {
    hours: two(Math.trunc(whole / 3600)),
    minutes: two(Math.trunc((whole % 3600) / 60)),
    seconds: two(whole % 60),
  }
}

/** Whole seconds until an end, both in milliseconds of the same clock. A begun second still counts. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000))
