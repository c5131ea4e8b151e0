import type { z } from 'zod'
import { valueAt } from './contentPaths.ts'
import { applyFix, type Fix } from './fix.ts'
import { issuesOf } from './issuesOf.ts'

/** One string for each problem, to compare the problems before and after a fix. */
const problems = (error: z.ZodError, content: unknown): readonly string[] =>
  issuesOf(error.issues, content).flatMap((issue) => {
    const place = issue.path.map(String)
    const isAbsent = valueAt(content, issue.path) === undefined
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => JSON.stringify([...place, key]))
      : [JSON.stringify([issue.code, isAbsent, ...place])]
  })

/** Fixes that remove the value or one of the objects around it. */
const removals = (path: readonly PropertyKey[]): readonly Fix[] =>
  path.map((_, index) => ({ kind: 'remove', path: path.slice(0, path.length - index) }))

/**
 * Returns a function that picks the first fix that leaves one problem less and adds none, with removal of the
 * value as the last choice. Null when no fix works.
 */
export function fixChooser(error: z.ZodError, schema: z.ZodType, content: unknown) {
  const before = problems(error, content)
  const known = new Set(before)
  const passes = (fix: Fix): boolean => {
    const fixed = applyFix(content, fix)
    const parsed = schema.safeParse(fixed)
    if (parsed.success) return true
    const after = problems(parsed.error, fixed)
    // Removing a list entry changes the index of the entries after it.
    const moves = fix.kind === 'remove' && typeof fix.path.at(-1) === 'number'
    const hasNew = !moves && after.some((problem) => !known.has(problem))
    return after.length < before.length && !hasNew
  }
  return (path: readonly PropertyKey[], fixes: readonly Fix[]): Fix | null =>
    [...fixes, ...removals(path)].find(passes) ?? null
}
