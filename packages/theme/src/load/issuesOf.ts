import type { z } from 'zod'
import { valueAt } from './contentPaths.ts'

type Issue = z.core.$ZodIssue

/** Whether a value is meant as an object with keys. */
const hasKeys = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0

/** The problems of a file. Of a choice between a name and an object, those of the one that is meant. */
export const issuesOf = (issues: readonly Issue[], content: unknown): readonly Issue[] =>
  issues.flatMap((issue): readonly Issue[] => {
    if (issue.code !== 'invalid_union') return [issue]
    const [name = [], object = []] = issue.errors
    const meant = hasKeys(valueAt(content, issue.path)) ? object : name
    return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
  })
