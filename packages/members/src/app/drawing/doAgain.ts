/**
 * Repeats what somebody did in a page before React took it over: points at the link that the pointer or the focus is
 * on, so that its screen is preloaded, fills in what was typed, sends the form, and presses the button. The script of
 * the page (`afterFirstPaint.ts` of the site) has stored and marked them, and goes on doing so until this has run.
 */
export function doAgain(place: HTMLElement): void {
  place.dataset['live'] = ''
  const pointed = place.querySelector('a:is(:hover, :focus)')
  pointed?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  for (const field of place.querySelectorAll<Field>('[data-early-text]')) {
    const text = field.dataset['earlyText'] ?? ''
    delete field.dataset['earlyText']
    typeAgain(field, text)
    // Some fields take what was typed once they are left.
    if (field !== document.activeElement)
      field.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  for (const pressed of place.querySelectorAll<HTMLElement>('[data-early-press]')) {
    delete pressed.dataset['earlyPress']
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells React of a value that differs from the one in the server's HTML. The first event makes React hydrate the part
 * of the page with the field, if it has not done so yet.
 */
function typeAgain(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    // Scripts cannot choose files, so those that were chosen are still there.
    if (field.type !== 'file') field.value = text
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  tellInput(field)
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = field.defaultChecked
    if (text !== `${field.checked}`) field.click()
    return
  }
  field.value = field.defaultValue
  setAsTyped(field, text)
  tellInput(field)
}

const tellInput = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }))

/** Sets the value with the browser's own setter, which React overrides on the field. */
function setAsTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}
