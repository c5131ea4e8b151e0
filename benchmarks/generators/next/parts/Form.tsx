import type { FormContent } from '../../../landers/react/content.ts'
import { Html } from './Html.tsx'

interface SegmentsProps {
  readonly name: string
  readonly legend: string
  readonly options: FormContent['genders']
}

const Segments = ({ name, legend, options }: SegmentsProps) => (
  <fieldset>
    <legend className="label">{legend}</legend>
    <div className="segments">
      {options.map(({ value, label }) => (
        <label key={value} className="segment">
          <input className="choice" type="radio" name={name} value={value} required />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)

const Field = ({ name, label, hint }: FormContent['fields'][number]) => (
  <div className="field">
    <label className="label" htmlFor={`signup-${name}`}>
      {label}
    </label>
    <input
      className="input"
      id={`signup-${name}`}
      name={name}
      required
      aria-describedby={`signup-${name}-hint signup-${name}-error`}
    />
    <p className="hint" id={`signup-${name}-hint`}>
      {hint}
    </p>
  </div>
)

const BirthDate = ({ legend, hint, parts, months }: FormContent['birth']) => (
  <fieldset>
    <legend className="label">{legend}</legend>
    <div className="date">
      {parts.map(({ name, label }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: either branch below is the control.
        <label key={name} className="date-part">
          <span className="hint">{label}</span>
          {name === 'month' ? (
            <select className="input" name="date_of_birth_month" required autoComplete="bday-month">
              <option value="" />
              {months.map((month) => (
                <option key={month.id} value={month.id}>
                  {month.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              className="input"
              name={`date_of_birth_${name}`}
              required
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete={`bday-${name}`}
            />
          )}
        </label>
      ))}
    </div>
    <p className="hint">{hint}</p>
  </fieldset>
)

/** The signup form, as a server component: it works without script. */
export function Form(form: FormContent) {
  return (
    <form className="form" id="signup-form" method="post" action="/api/signup.php">
      {Object.entries(form.errors).map(([code, text]) => (
        <p key={code} className="error" id={`error-${code}`} data-code={code}>
          {text}
        </p>
      ))}
      {form.trackingNames.map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <input type="hidden" name="language" value={form.locale} />
      <input type="hidden" name="lander" value={form.lander} />
      <div className="choices">
        <Segments name="gender" legend={form.gender} options={form.genders} />
        <Segments name="seeking" legend={form.seeking} options={form.genders} />
      </div>
      {form.fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <BirthDate {...form.birth} />
      <div>
        <label className="terms">
          <input className="box" type="checkbox" name="terms" value="on" required />
          <Html as="span" html={form.consent} />
        </label>
      </div>
      <button type="submit" className="action">
        {form.submit}
      </button>
      <p className="note">
        {form.note} <a href="/login">{form.logIn}</a>
      </p>
    </form>
  )
}
