import type { ReactNode } from 'react'
import * as styles from 'site/parts/SignupForm.css.ts'
import type { FormContent } from './content.ts'

interface SegmentsProps {
  readonly name: string
  readonly legend: string
  readonly options: FormContent['genders']
}

/** Two or more choices side by side. */
export function Segments({ name, legend, options }: SegmentsProps) {
  return (
    <fieldset>
      <legend className={`${styles.label} ${styles.legend}`}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input className={styles.choice} type="radio" name={name} value={value} required />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FieldProps = FormContent['fields'][number] & {
  readonly isInvalid: boolean
  readonly error: ReactNode
}

const kinds = {
  name: { type: 'text', autoComplete: 'username' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
} as const

export function Field({ name, label, hint, minLength, maxLength, isInvalid, error }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`signup-${name}`}>
        {label}
      </label>
      <input
        className={styles.input}
        id={`signup-${name}`}
        name={name}
        required
        minLength={minLength}
        maxLength={maxLength}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`signup-${name}-hint signup-${name}-error`}
        {...kinds[name]}
      />
      <p className={styles.hint} id={`signup-${name}-hint`}>
        {hint}
      </p>
      {error}
    </div>
  )
}

interface ErrorProps {
  readonly field: string
  readonly text: string | null
  readonly params: Readonly<Record<string, string | number>>
}

/** What the server said about a field; empty until then. */
export function FieldError({ field, text, params }: ErrorProps) {
  return (
    <div id={`signup-${field}-error`}>
      {text === null ? null : (
        <p className={styles.error} data-shown="">
          {text.replaceAll(/{{(\w+)}}/g, (_, name: string) => `${params[name] ?? '…'}`)}
        </p>
      )}
    </div>
  )
}
