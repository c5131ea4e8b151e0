'use client'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { fieldSlot } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { lazyComponent } from '../internal/lazyComponent.ts'
import { useLazyComponent } from '../internal/useLazyComponent.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import type { DatePartProps } from './dateField.types.ts'
import { NativeDate } from './NativeDate.tsx'

/**
 * Defers a new error until the user leaves the field. An error that is already shown stays until it is
 * fixed.
 */
function useDeferredError(error: string | undefined) {
  const [isTyping, setTyping] = useState(false)
  const [shown, setShown] = useState(error)
  if (!isTyping && shown !== error) setShown(error)
  return {
    error: isTyping && shown !== error ? undefined : error,
    onType: () => setTyping(true),
    onLeave: () => setTyping(false),
  }
}

/** Values are ISO dates like `1990-05-31`. An error is shown once the field loses focus. */
export interface DateFieldProps extends FieldProps<HTMLDivElement> {
  /** Null while incomplete. */
  readonly value?: string | null | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string | null) => void) | undefined
  /** BCP 47 tag of the page. Decides the order of day, month and year. */
  readonly locale?: string | undefined
  readonly autoComplete?: DatePartProps['autoComplete']
  readonly isRequired?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

const segmentedDate = lazyComponent<DatePartProps>(
  async () => (await import('./SegmentedDate.tsx')).SegmentedDate,
)

/**
 * A field for a known date, such as a date of birth. Starts as a native date input and becomes typed
 * segments.
 */
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
  ...rest
}: DateFieldProps) => {
  const [shown, setOwn] = useControlledState<string | null>(value, defaultValue ?? null)
  const [root, setRoot] = useMergedRefs(ref)
  const Segmented = useLazyComponent(segmentedDate, root)
  const { error, onType, onLeave } = useDeferredError(errorMessage)
  const Part = Segmented ?? NativeDate
  return (
    <div
      {...rest}
      ref={setRoot}
      className={clsx(fieldSlot, className)}
      data-ready={Segmented !== null || undefined}
    >
      <Part
        value={shown}
        onChange={(next) => {
          onType()
          setOwn(next)
          onChange?.(next)
        }}
        onLeave={onLeave}
        errorMessage={error}
        {...{ label, locale, description, name, autoComplete, isRequired, isDisabled, isReadOnly }}
      />
    </div>
  )
}
