'use client'

import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type RootProps, useMergedRefs } from '../internal/props.ts'
import { ErrorSummary, type FormError } from './ErrorSummary.tsx'
import * as css from './Form.css.ts'

export interface FormProps extends RootProps<HTMLFormElement> {
  readonly children: ReactNode
  /** In field order. */
  readonly errors?: readonly FormError[] | undefined
  /** Buttons at the bottom, primary action first. */
  readonly actions?: ReactNode
  /** Called with the form data instead of native submission. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
  /** URL for native submission. */
  readonly action?: string | undefined
  readonly method?: 'get' | 'post' | undefined
  readonly 'aria-label'?: string | undefined
}

/** A form. After a failed submission the first invalid field gets focus. */
export function Form({
  children,
  errors = [],
  actions,
  onSubmit,
  className,
  ref,
  ...rest
}: FormProps) {
  const [form, setForm] = useMergedRefs(ref)
  const shouldFocusError = useRef(false)
  const first = errors[0]?.name
  useEffect(() => {
    if (!shouldFocusError.current || first === undefined || form.current === null) return
    shouldFocusError.current = false
    focusField(form.current, first)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    shouldFocusError.current = true
    if (onSubmit === undefined) return
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form
      {...rest}
      ref={setForm}
      noValidate
      className={clsx(css.form, className)}
      onSubmit={submit}
      // A late response must not move the focus of someone who is typing again.
      onInput={() => {
        shouldFocusError.current = false
      }}
      data-has-errors={first === undefined ? undefined : true}
    >
      {first === undefined ? null : (
        <ErrorSummary
          errors={errors}
          onChoose={(name) => form.current && focusField(form.current, name)}
        />
      )}
      {children}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </form>
  )
}

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

const focusField = (form: HTMLFormElement, name: string): void => {
  const named = [...form.elements].find((element) => element.getAttribute('name') === name)
  const part = named === undefined ? null : reachable(named)
  part?.focus()
  part?.scrollIntoView({ block: 'nearest' })
}
