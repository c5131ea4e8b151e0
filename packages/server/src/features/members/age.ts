/** Age in whole years at a moment, by the calendar in UTC. */
export function ageAt(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  const years = now.getUTCFullYear() - year
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return hadBirthday ? years : years - 1
}

/** The latest date of birth of someone who is at least this old. For 29 February in a common year, the day before. */
export function latestBirthDate(years: number, now: Date): string {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
