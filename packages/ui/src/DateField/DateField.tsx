'use client'
import { type Ref, useState } from 'react'
import { useOwnRef } from '../internal/useOwnRef.ts'
import type { DatePartProps } from './dateField.types.ts'
import { NativeDate } from './NativeDate.tsx'
import { useSegmentedDate } from './useSegmentedDate.ts'

export interface DateFieldProps {
  readonly label: string
  /** `1990-05-31`; null while it is not complete. */
  readonly value?: string | null | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string | null) => void) | undefined
  /** BCP 47 tag of the page: decides the order of day, month and year. */
  readonly locale?: string | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  /** Sends `1990-05-31` with a plain form. */
  readonly name?: string | undefined
  readonly autoComplete?: DatePartProps['autoComplete']
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A date one knows by heart. Starts as the browser's own box and turns into parts to type. */
export const DateField = ({
  value,
  defaultValue,
  onChange,
  locale,
  description,
  errorMessage,
  name,
  autoComplete,
  label,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  className,
  ref,
}: DateFieldProps) => {
  const [own, setOwn] = useState<string | null>(defaultValue ?? null)
  const [root, setRoot] = useOwnRef(ref)
  const Part = useSegmentedDate(root) ?? NativeDate
  return (
    <div ref={setRoot} className={className} data-ready={Part !== NativeDate || undefined}>
      <Part
        value={value === undefined ? own : value}
        onChange={(next) => {
          setOwn(next)
          onChange?.(next)
        }}
        {...{ label, locale, description, errorMessage, name, autoComplete }}
        {...{ isRequired, isDisabled, isReadOnly }}
      />
    </div>
  )
}
