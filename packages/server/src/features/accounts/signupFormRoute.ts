import type { Signup } from '@bouquet/contract'
import { readDate } from '@bouquet/contract/date'
import { calls, signupSchema } from '@bouquet/contract/schemas'
import { isLocale } from '@bouquet/i18n'
import type { Context } from 'hono'
import { DomainError } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { isForm, readForm } from '../../platform/http/readForm.ts'
import { readInput } from '../../platform/http/readInput.ts'
import { logAttempt } from '../../platform/securityLog/logSecurity.ts'
import { startSession } from '../../platform/session/sessionCookie.ts'
import { respondWithForm } from '../../platform/site/respondWithForm.ts'
import { signUp, signupAttempt } from './signup.ts'

/**
 * Signup by an HTML form, for pages without script. Success redirects to `/signup`, or to `/activate` where a mail says how to go on; an error responds with the
 * form's page, its message and the input except the password.
 */
export function signupFormRoute(app: App): void {
  app.post(calls.signup.path, async (http, next) => {
    if (!isForm(http)) return next()
    const form = await readForm(http)
    try {
      return await signUpWithForm(http, form)
    } catch (thrown) {
      if (!(thrown instanceof DomainError)) throw thrown
      const page = await respondWithForm(http, formPagePath(http, form), form, thrown)
      if (!page) throw thrown
      return page
    }
  })
}

async function signUpWithForm(http: Context<Env>, form: FormData) {
  const ctx = http.get('ctx')
  const signup = readSignup(form)
  const entered = await logAttempt(ctx, signupAttempt, () => signUp(ctx, signup))
  if (entered) startSession(http, entered)
  return http.redirect(entered ? '/signup' : '/activate', 303)
}

/** Empty fields count as missing. A form may post the date of birth whole or in three parts. */
function readSignup(form: FormData): Signup {
  const given = Object.fromEntries([...form].filter(([, value]) => value !== ''))
  return readInput(signupSchema, {
    email: '',
    name: '',
    password: '',
    date_of_birth: readDate(form, 'date_of_birth') ?? '',
    ...given,
    interests: form.getAll('interests'),
    terms: form.get('terms') === 'on',
    sensitive_data: form.get('sensitive_data') === 'on',
    tracking: given,
  })
}

/** The page that contains the form; the name of a lander is part of its path. */
function formPagePath(http: Context<Env>, form: FormData): string {
  const language = String(form.get('language'))
  const lander = form.get('lander')
  const locale = isLocale(language) ? language : http.get('ctx').locale
  return lander === 'home' ? `/${locale}` : `/${locale}/landers/${lander}`
}
