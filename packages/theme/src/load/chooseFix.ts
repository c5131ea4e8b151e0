import type { z } from 'zod'
import { valueAt } from './contentPaths.ts'
import { applyFix, type Fix } from './fix.ts'

/** What is wrong with a content, one entry for each problem. */
const problems = (error: z.ZodError, content: unknown): readonly string[] =>
  error.issues.flatMap((issue) => {
    const place = issue.path.map(String)
    const isAbsent = valueAt(content, issue.path) === undefined
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => JSON.stringify([...place, key]))
      : [JSON.stringify([issue.code, isAbsent, ...place])]
  })

/** Taking out a value, or else the optional object around it. */
const removals = (path: readonly PropertyKey[]): readonly Fix[] =>
  path.map((_, index) => ({ kind: 'remove', path: path.slice(0, path.length - index) }))

/**
 * Finds the first fix with which a file has one problem less and no new one; taking the value out comes
 * last. Null when none does.
 */
export const fixChooser = (error: z.ZodError, schema: z.ZodType, content: unknown) => {
  const before = problems(error, content)
  const known = new Set(before)
  const passes = (fix: Fix): boolean => {
    const fixed = applyFix(content, fix)
    const parsed = schema.safeParse(fixed)
    if (parsed.success) return true
    const after = problems(parsed.error, fixed)
    // Taking an entry out of a list moves the others to other places.
    const moves = fix.kind === 'remove' && typeof fix.path.at(-1) === 'number'
    const hasNew = !moves && after.some((problem) => !known.has(problem))
    return after.length < before.length && !hasNew
  }
  return (path: readonly PropertyKey[], fixes: readonly Fix[]): Fix | null =>
    [...fixes, ...removals(path)].find(passes) ?? null
}
