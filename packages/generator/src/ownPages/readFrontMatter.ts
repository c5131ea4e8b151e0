import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Problem } from './problem.ts'

const schema = z.strictObject({
  title: z.string().trim().min(2).max(70),
  description: z.string().trim().min(2).max(200),
})
type FrontMatter = z.infer<typeof schema>

interface Read {
  readonly content: FrontMatter | null
  readonly problems: readonly Problem[]
  /** The text below. */
  readonly body: string
  /** Number of lines above that text. */
  readonly lines: number
}

const example = 'title and description between two lines ---'

/** Reads the lines between `---` at the top of a page: its title, and what search engines show. */
export function readFrontMatter(text: string): Read {
  const [whole, head = ''] = /^---\r?\n([\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (whole === undefined) return refused(text, [{ code: 'PAGE-05', line: 1, found: 'no title' }])
  const counter = new LineCounter()
  const document = parseDocument(head, { lineCounter: counter })
  const body = text.slice(whole.length)
  const lines = whole.split('\n').length - 1
  const [broken] = document.errors
  if (broken) {
    const line = counter.linePos(broken.pos[0]).line + 1
    return {
      ...refused(body, [{ code: 'PAGE-05', line, found: 'lines that are not YAML' }]),
      lines,
    }
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { content: parsed.data, problems: [], body, lines }
  const problems = parsed.error.issues.map(
    (issue): Problem => ({ code: 'PAGE-05', line: lineOf(head, issue.path), found: wrong(issue) }),
  )
  return { ...refused(body, problems), lines }
}

const refused = (body: string, problems: readonly Problem[]): Read => ({
  content: null,
  problems: problems.map((problem) => ({ allowed: example, ...problem })),
  body,
  lines: 0,
})

/** Line of a key in the file; the first when it is missing. */
function lineOf(head: string, [key]: readonly PropertyKey[]): number {
  const at = head.split('\n').findIndex((line) => line.startsWith(`${String(key)}:`))
  return at === -1 ? 1 : at + 2
}

function wrong({ code, path, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && 'keys' in issue) return `the key ${issue.keys.join(', ')}`
  const key = path.map(String).join('.')
  if (code === 'too_big' && 'maximum' in issue)
    return `a ${key} of more than ${issue.maximum} characters`
  return `no ${key || 'title and description'}`
}
