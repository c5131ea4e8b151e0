/**
 * Does once more what somebody has done in a page before it was taken over: fills in what was typed and presses the
 * button that was pressed. The script of the page has marked them (`afterFirstPaint.ts` of the site).
 */
export function doAgain(place: HTMLElement): void {
  if ('live' in place.dataset) return
  place.dataset['live'] = ''
  // What React has done itself meanwhile is no longer marked then.
  setTimeout(() => again(place))
}

function again(place: HTMLElement): void {
  for (const field of place.querySelectorAll<Field>('[data-typed]')) {
    delete field.dataset['typed']
    typeAgain(field)
  }
  const button = place.querySelector<HTMLElement>('[data-pressed]')
  delete button?.dataset['pressed']
  button?.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React remembers the value that it found, so that it hears of one that differs from it alone. */
function typeAgain(field: Field): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = field.defaultChecked
    field.click()
    return
  }
  const { value } = field
  field.value = field.defaultValue
  setAsTyped(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Sets the value of a field as the browser does, past the property that React has put on it. */
function setAsTyped(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}
