import { calls, type Signup, signupSchema } from '@bouquet/contract'
import type { Context } from 'hono'
import { DomainError, refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { readInput } from '../../platform/http/readInput.ts'
import { enterBrowser } from './enterBrowser.ts'
import { signUp } from './signup.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

const secrets = ['password']

/**
 * Signup by a plain form, for a page without script. Success leads to `/signup`; a refusal leads back to the
 * page of the form with `error`, `field` and what was typed, without the password; the page shows the
 * refusal that the fragment names.
 */
export function signupForm(app: App): void {
  app.post(calls.signup.path, async (http, next) => {
    const type = http.req.header('content-type')?.split(';')[0] ?? ''
    if (!formTypes.includes(type)) return next()
    const form = await http.req.formData().catch(() => {
      throw refuse('invalid_input')
    })
    try {
      return await enter(http, form)
    } catch (thrown) {
      if (thrown instanceof DomainError) return http.redirect(wayBack(http, form, thrown), 303)
      throw thrown
    }
  })
}

async function enter(http: Context<Env>, form: FormData) {
  const ctx = http.get('ctx')
  enterBrowser(http, await signUp(ctx, readForm(form)))
  return http.redirect('/signup', 303)
}

/** Fields left empty count as not given. */
function readForm(form: FormData): Signup {
  const given = Object.fromEntries([...form].filter(([, value]) => value !== ''))
  return readInput(signupSchema, {
    email: '',
    name: '',
    password: '',
    date_of_birth: '',
    ...given,
    interests: form.getAll('interests'),
    terms: form.get('terms') === 'on',
    sensitive_data: form.get('sensitive_data') === 'on',
    tracking: given,
  })
}

function wayBack(http: Context<Env>, form: FormData, { code, field }: DomainError): string {
  const { origin } = http.get('ctx').visit
  const from = URL.parse(http.req.header('referer') ?? '', origin)
  const page = from?.origin === origin ? from.pathname : '/'
  const query = new URLSearchParams({ error: code, ...(field && { field }) })
  for (const [name, value] of form) {
    if (typeof value === 'string' && value && !secrets.includes(name)) query.append(name, value)
  }
  return `${page}?${query}#error-${code}`
}
