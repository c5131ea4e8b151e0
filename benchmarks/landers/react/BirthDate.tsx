import type { ReactNode } from 'react'
import * as styles from 'site/parts/SignupForm.css.ts'
import type { FormContent } from './content.ts'

type Props = FormContent['birth'] & { readonly error: ReactNode }

const longest = { day: 2, year: 4 } as const

/** Day, month and year in the order of the language. */
export function BirthDate({ legend, hint, parts, months, error }: Props) {
  return (
    <fieldset aria-describedby="signup-date_of_birth-hint signup-date_of_birth-error">
      <legend className={`${styles.label} ${styles.legend}`}>{legend}</legend>
      <div className={styles.date}>
        {parts.map(({ name, label }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: either branch below is the control.
          <label key={name} className={`${styles.field} ${styles.datePart[name]}`}>
            <span className={styles.hint}>{label}</span>
            {name === 'month' ? (
              <select
                className={styles.input}
                name="date_of_birth_month"
                required
                autoComplete="bday-month"
              >
                <option value="" />
                {months.map((month) => (
                  <option key={month.id} value={month.id}>
                    {month.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                className={styles.input}
                name={`date_of_birth_${name}`}
                required
                inputMode="numeric"
                maxLength={longest[name]}
                pattern="[0-9]*"
                autoComplete={`bday-${name}`}
              />
            )}
          </label>
        ))}
      </div>
      <p className={styles.hint} id="signup-date_of_birth-hint">
        {hint}
      </p>
      {error}
    </fieldset>
  )
}
