export const dateParts = ['day', 'month', 'year'] as const
export type DatePart = (typeof dateParts)[number]

/** What was typed or chosen; the month is its number from 1. */
export type DateParts = Readonly<Record<DatePart, string>>

export const noDate: DateParts = { day: '', month: '', year: '' }

/** The parts of an ISO date such as `1990-04-02`. */
export function splitDate(date: string | null): DateParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day: String(Number(day) || ''), month: String(Number(month) || ''), year }
}

/** The ISO date, or null while a part is missing. A day that does not exist, such as 31 February, is kept. */
export function joinDate({ day, month, year }: DateParts): string | null {
  return day === '' || month === '' || year.length < 4
    ? null
    : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Day, month and year in the order in which the language writes them. */
export const partOrder = forEachLocale((locale): readonly DatePart[] =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => dateParts.find((part) => part === type) ?? []),
)

/** Names of the months in a language, as options numbered from 1. */
export const monthOptions = forEachLocale((locale) => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => ({
    id: String(month + 1),
    label: name.format(Date.UTC(2000, month)),
  }))
})

/** Remembers a result for each language: making a formatter takes as long as rendering a small page. */
function forEachLocale<Result>(make: (locale: string) => Result): (locale: string) => Result {
  const made = new Map<string, Result>()
  return (locale) => {
    const result = made.get(locale) ?? make(locale)
    made.set(locale, result)
    return result
  }
}

/**
 * The date whose parts a form posts as `<name>_day`, `<name>_month` and `<name>_year`, or null while one is
 * missing.
 */
export function readDate(form: FormData, name: string): string | null {
  const part = (suffix: DatePart) => String(form.get(`${name}_${suffix}`) ?? '').trim()
  return joinDate({ day: part('day'), month: part('month'), year: part('year') })
}
