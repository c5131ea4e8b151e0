import { asked, onwards } from './asked.ts'

/**
 * A plain post that was refused comes back with what was typed: puts it into the fields and takes it out of
 * the address, where it would stay in the history. Consent is given anew.
 */
export function putBack(form: HTMLFormElement): void {
  for (const [name, value] of asked) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) field.value = value
    else if (field instanceof HTMLInputElement && !['hidden', 'checkbox'].includes(field.type)) {
      field.value = value
    }
  }
  history.replaceState(null, '', onwards(location.pathname) + location.hash)
}
