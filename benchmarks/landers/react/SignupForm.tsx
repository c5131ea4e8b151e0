'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as styles from 'site/parts/SignupForm.css.ts'
import { BirthDate } from './BirthDate.tsx'
import type { FormContent } from './content.ts'
import { Field, FieldError, Segments } from './fields.tsx'
import { type Refusal, sendSignup } from './sendSignup.ts'

export function SignupForm(form: FormContent) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const code = refusal && (refusal.code in form.errors ? refusal.code : 'general_error')
  const place = code === null ? null : (form.errorFields[code] ?? 'form')
  const textOf = (field: string) =>
    code !== null && place === field ? (form.errors[code] ?? null) : null
  const errorOf = (field: string) => (
    <FieldError field={field} text={textOf(field)} params={refusal?.params ?? {}} />
  )

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    for (const name of form.trackingNames) {
      const input = element.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = query.get(name) ?? ''
    }
  }, [form.trackingNames])
  useEffect(() => {
    const input = place === null ? null : element.current?.elements.namedItem(place)
    if (input instanceof HTMLInputElement) input.focus()
  }, [place])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setRefusal(await sendSignup(event.currentTarget, form.trackingNames))
    setBusy(false)
  }
  return (
    <form
      className={styles.form}
      id="signup-form"
      method="post"
      action="/api/signup.php"
      onSubmit={submit}
      ref={element}
    >
      {errorOf('form')}
      {form.trackingNames.map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <input type="hidden" name="language" value={form.locale} />
      <input type="hidden" name="lander" value={form.lander} />
      <div className={styles.choices}>
        <Segments name="gender" legend={form.gender} options={form.genders} />
        <Segments name="seeking" legend={form.seeking} options={form.genders} />
      </div>
      {form.fields.map((field) => {
        const input = (
          <Field
            key={field.name}
            {...field}
            isInvalid={place === field.name}
            error={errorOf(field.name)}
          />
        )
        if (field.name !== 'name') return input
        const birthError = errorOf('date_of_birth')
        return [input, <BirthDate key="birth" {...form.birth} error={birthError} />]
      })}
      <div>
        <label className={styles.terms}>
          <input
            className={styles.box}
            type="checkbox"
            name="terms"
            value="on"
            required
            aria-describedby="signup-terms-error"
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the project with two links. */}
          <span dangerouslySetInnerHTML={{ __html: form.consent }} />
        </label>
        {errorOf('terms')}
      </div>
      <button type="submit" className={styles.submit} aria-disabled={isBusy}>
        {isBusy ? form.sending : form.submit}
      </button>
      <p className={styles.note}>
        {form.note} <a href="/login">{form.logIn}</a>
      </p>
    </form>
  )
}
