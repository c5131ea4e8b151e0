const attribute = (input: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1]

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const withAttribute = (input: string, added: string) =>
  input.replace(/\s*\/?>$/, () => ` ${added}>`)

function refillInput(input: string, typed: URLSearchParams): string {
  const value = typed.get(attribute(input, 'name') ?? '')
  const own = attribute(input, 'value')
  if (value === null) return input
  switch (attribute(input, 'type')) {
    case 'checkbox':
      return input
    case 'radio':
      return own === value ? withAttribute(input, 'checked') : input
    default:
      return own ? input : withAttribute(input, `value="${escaped(value)}"`)
  }
}

/**
 * Puts what was typed into the empty inputs of a page, for visitors whose browser runs no script. Consent is
 * given anew.
 */
export const refill = (page: string, typed: URLSearchParams): string =>
  page.replaceAll(/<input\b[^>]*>/g, (input) => refillInput(input, typed))
