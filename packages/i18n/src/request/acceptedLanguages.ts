/** Language tags by preference, from an Accept-Language header or `navigator.languages`. */
export function acceptedLanguages(header: string | readonly string[]): readonly string[] {
  if (typeof header !== 'string') return header
  return header
    .split(',')
    .map(parseTag)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function parseTag(part: string) {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: tag === '' || Number.isNaN(weight) ? 0 : weight }
}
