import type { z } from 'zod'
import { valueAt } from './contentPaths.ts'

type Issue = z.core.$ZodIssue
type Form = readonly Issue[]

/** Whether a value is meant as an object with keys. */
const hasKeys = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0

const isOfObject = (form: Form): boolean =>
  !form.some(({ code, path }) => path.length === 0 && code.startsWith('invalid_'))

const unknownKeys = (form: Form): number =>
  form.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0)

/** The form that a value is meant to have: for an object, the form that knows most of its keys; otherwise the first. */
const meantOf = (forms: readonly Form[], value: unknown): Form => {
  const [first = []] = forms
  const [object = first, ...others] = hasKeys(value) ? forms.filter(isOfObject) : []
  return others.reduce(
    (best, form) => (unknownKeys(form) < unknownKeys(best) ? form : best),
    object,
  )
}

/** The problems of a file. Where a value may have several forms, those of the form that is meant. */
export function issuesOf(issues: readonly Issue[], content: unknown): readonly Issue[] {
  return issues.flatMap((issue): readonly Issue[] => {
    if (issue.code !== 'invalid_union') return [issue]
    const meant = meantOf(issue.errors, valueAt(content, issue.path))
    return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
  })
}
