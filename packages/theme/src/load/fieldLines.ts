const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(['"`])(?:\\.|(?!\1)[\s\S])*\1|[A-Za-z_$][\w$]*|[{}[\],:\n]/g

interface Level {
  readonly path: string
  index: number | null
}

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

/**
 * Line of every key and element of the object literals in a source, by dotted path. Comments and
 * texts are stepped over. The empty path is the default export itself.
 */
export const fieldLines = (source: string): ReadonlyMap<string, number> => {
  const start = Math.max(0, source.search(/export\s+default/))
  let line = source.slice(0, start).split('\n').length
  const lines = new Map<string, number>([['', line]])
  const levels: Level[] = []
  let word = ''
  let path = ''
  const element = (level: Level) => {
    if (level.index === null) return
    path = join(level.path, level.index)
    if (!lines.has(path)) lines.set(path, line)
  }

  for (const [text] of source.slice(start).matchAll(token)) {
    const level = levels.at(-1)
    if (text === '\n') line++
    else if (text.startsWith('//') || text.startsWith('/*')) line += text.split('\n').length - 1
    else if (text === ',') {
      if (level !== undefined && level.index !== null) level.index++
    } else if (text === ':') {
      if (level !== undefined && level.index === null) {
        path = join(level.path, word)
        if (!lines.has(path)) lines.set(path, line)
      }
    } else if (text === '{' || text === '[') {
      if (level !== undefined) element(level)
      levels.push({ path, index: text === '[' ? 0 : null })
    } else if (text === '}' || text === ']') levels.pop()
    else {
      if (level !== undefined) element(level)
      word = text.replace(/^['"`]|['"`]$/g, '')
      line += text.split('\n').length - 1
    }
  }
  return lines
}

/** Line of a field, or of the nearest object around it. */
export const lineOf = (
  lines: ReadonlyMap<string, number>,
  path: readonly PropertyKey[],
): number | null => {
  for (let length = path.length; length >= 0; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('.'))
    if (line !== undefined) return line
  }
  return null
}
