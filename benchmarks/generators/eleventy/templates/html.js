const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML, also inside attributes. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => entities[sign])

/** The results of a template for each item, one after the other. */
export const each = (items, template) => items.map(template).join('')

/** A template whose result is kept for each value, such as the footer of a language. */
export const cached = (template) => {
  const known = new WeakMap()
  return (value) => {
    if (!known.has(value)) known.set(value, template(value))
    return known.get(value)
  }
}
