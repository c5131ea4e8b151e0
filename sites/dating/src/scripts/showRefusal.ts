interface Refusal {
  readonly code: string
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>>
}

/** Shows the error of the server next to its field and scrolls there. */
export function showRefusal(form: HTMLFormElement, { code, field, params = {} }: Refusal): void {
  for (const shown of form.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown')
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  const text =
    form.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`) ??
    form.querySelector<HTMLElement>('[data-code="general_error"]')
  if (!text) return
  const { words } = text.dataset
  if (words) text.textContent = words.replace(/{{(\w+)}}/g, (_, name) => `${params[name] ?? '…'}`)
  text.dataset['shown'] = ''
  const name =
    text.parentElement?.dataset['errors'] === 'form' ? field : text.parentElement?.dataset['errors']
  const input = name ? form.elements.namedItem(name) : null
  if (input instanceof HTMLInputElement) {
    input.setAttribute('aria-invalid', 'true')
    input.focus()
  } else {
    text.tabIndex = -1
    text.focus()
  }
}
