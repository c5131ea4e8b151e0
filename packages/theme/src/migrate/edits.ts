/** A text of a brand file that changes from one format to the next. */
export interface TextChange {
  readonly path: readonly PropertyKey[]
  readonly from: string
  readonly to: string
}

const literals = (text: string): readonly string[] => {
  const plain = text.replace(/\\/g, '\\\\')
  return [
    `'${plain.replace(/'/g, "\\'")}'`,
    `"${plain.replace(/"/g, '\\"')}"`,
    `\`${plain.replace(/`/g, '\\`')}\``,
  ]
}

const written = (text: string) => literals(text)[0] ?? "''"

/** Puts a text in place of another at a line or, when it stands below its key, at the next that holds it. */
export const replaceText = (source: string, line: number, { from, to }: TextChange): string => {
  const lines = source.split('\n')
  for (let at = line - 1; at < lines.length; at++) {
    const found = literals(from).find((literal) => lines[at]?.includes(literal))
    if (found !== undefined) {
      return lines.with(at, lines[at]?.replace(found, () => written(to)) ?? '').join('\n')
    }
  }
  throw new RangeError(`${from} is not written out at line ${line}.`)
}

/** States the format in the first line of the brand, or in place of the one that is stated. */
export const stateFormat = (source: string, format: number): string => {
  const stated = /(^\s*format\s*:\s*)\d+/m
  return stated.test(source)
    ? source.replace(stated, `$1${format}`)
    : source.replace(/(export\s+default\s+(?:defineBrand\()?\{)/, `$1\n  format: ${format},`)
}
