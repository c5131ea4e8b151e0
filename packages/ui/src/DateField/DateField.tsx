'use client'
import { clsx } from 'clsx'
import { place } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { laterPart } from '../internal/laterPart.ts'
import { useFaultAtRest } from '../internal/useFaultAtRest.ts'
import { useLaterPart } from '../internal/useLaterPart.ts'
import { useOwnRef } from '../internal/useOwnRef.ts'
import { useOwnValue } from '../internal/useOwnValue.ts'
import type { DatePartProps } from './dateField.types.ts'
import { NativeDate } from './NativeDate.tsx'

/** A value is written as `1990-05-31`; a fault is said once the field is left. */
export interface DateFieldProps extends FieldProps<HTMLDivElement> {
  /** Null while it is not complete. */
  readonly value?: string | null | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string | null) => void) | undefined
  /** BCP 47 tag of the page: decides the order of day, month and year. */
  readonly locale?: string | undefined
  readonly autoComplete?: DatePartProps['autoComplete']
  readonly isRequired?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

const segmentedDate = laterPart<DatePartProps>(
  async () => (await import('./SegmentedDate.tsx')).SegmentedDate,
)

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
  ...marks
}: DateFieldProps) => {
  const [shown, setOwn] = useOwnValue<string | null>(value, defaultValue ?? null)
  const [root, setRoot] = useOwnRef(ref)
  const Segmented = useLaterPart(segmentedDate, root)
  const { fault, onType, onLeave } = useFaultAtRest(errorMessage)
  const Part = Segmented ?? NativeDate
  return (
    <div
      {...marks}
      ref={setRoot}
      className={clsx(place, className)}
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
        errorMessage={fault}
        {...{ label, locale, description, name, autoComplete, isRequired, isDisabled, isReadOnly }}
      />
    </div>
  )
}
