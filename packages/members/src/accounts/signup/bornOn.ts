export interface BirthParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** The day as the contract writes it, `1990-04-02`; what is missing stays missing and is refused. */
export const bornOn = ({ day, month, year }: BirthParts): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/** Names of the months in a language, as choices numbered from 1. */
export function monthChoices(tag: string) {
  const name = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => ({
    id: String(month + 1),
    label: name.format(Date.UTC(2000, month)),
  }))
}
