const focusable = 'input, select, textarea, button, [role="spinbutton"]'
const hidden = '[type="hidden"], [hidden], [hidden] *, [aria-hidden="true"], [aria-hidden="true"] *'

const isShown = (element: Element) => !element.matches(hidden)

/** The focusable element of a field. Some fields submit through a hidden input. */
const reachable = (named: Element): HTMLElement | null => {
  if (named instanceof HTMLElement && isShown(named)) return named
  for (let around = named.parentElement; around?.matches(':not(form)'); ) {
    const found = [...around.querySelectorAll<HTMLElement>(focusable)].find(isShown)
    if (found !== undefined) return found
    around = around.parentElement
  }
  return null
}

/** Focuses the field with this `name`. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const named = [...form.elements].find((element) => element.getAttribute('name') === name)
  const part = named === undefined ? null : reachable(named)
  part?.focus()
  part?.scrollIntoView({ block: 'nearest' })
}
