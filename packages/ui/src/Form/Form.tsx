'use client'
import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useOwnRef } from '../internal/useOwnRef.ts'
import { FaultSummary, type FormFault } from './FaultSummary.tsx'
import * as css from './Form.css.ts'
import { focusField } from './focusField.ts'

export interface FormProps {
  readonly children: ReactNode
  /** In the order of the fields. */
  readonly faults?: readonly FormFault[] | undefined
  /** Above the list of faults, as "Please look at the marked fields." */
  readonly summaryTitle: string
  /** Buttons at the foot, the main one first. */
  readonly actions?: ReactNode
  /** Called in place of sending, with what the fields hold. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
  /** Where a form with no script is sent. */
  readonly action?: string | undefined
  readonly method?: 'get' | 'post' | undefined
  readonly 'aria-label'?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLFormElement> | undefined
}

/** Fields that are sent together. After a refusal the first fault has the focus. */
export const Form = ({
  children,
  faults = [],
  summaryTitle,
  actions,
  onSubmit,
  className,
  ref,
  ...rest
}: FormProps) => {
  const [form, setForm] = useOwnRef(ref)
  const isAsked = useRef(false)
  const first = faults[0]?.name
  useEffect(() => {
    if (!isAsked.current || first === undefined || form.current === null) return
    isAsked.current = false
    focusField(form.current, first)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    isAsked.current = true
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
      // Whoever goes on writing is not called back by a late answer.
      onInput={() => {
        isAsked.current = false
      }}
      data-faulty={first === undefined ? undefined : true}
    >
      {first === undefined ? null : (
        <FaultSummary
          title={summaryTitle}
          faults={faults}
          onChoose={(name) => form.current && focusField(form.current, name)}
        />
      )}
      {children}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </form>
  )
}
