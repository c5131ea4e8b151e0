export { CountdownTimer, type CountdownTimerProps } from './CountdownTimer.tsx'
export { type CountdownParts, countdownParts, secondsUntil } from './countdown.rules.ts'
export { useCountdown } from './useCountdown.ts'
