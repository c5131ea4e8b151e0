'use client'
import { clsx } from 'clsx'
import { place } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps, ListOption } from '../internal/field.types.ts'
import { laterPart } from '../internal/laterPart.ts'
import { useLaterPart } from '../internal/useLaterPart.ts'
import { useOwnRef } from '../internal/useOwnRef.ts'
import { useOwnValue } from '../internal/useOwnValue.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import type { SelectPartProps } from './select.types.ts'
import { useTouch } from './useTouch.ts'

export type SelectOption<Id extends string = string> = ListOption<Id>

export interface SelectProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id> {
  readonly options: readonly SelectOption<Id>[]
  /** Shown while none is chosen. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
  readonly isRequired?: boolean | undefined
}

const listSelect = laterPart<SelectPartProps>(
  async () => (await import('./ListSelect.tsx')).ListSelect,
)

/** One of many. Starts as the browser's own list, and stays that under a finger; elsewhere ours takes its place. */
export function Select<Id extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  autoComplete,
  isRequired = false,
  isDisabled = false,
  className,
  ref,
  label,
  description,
  errorMessage,
  name,
  ...marks
}: SelectProps<Id>) {
  const [chosen, setOwn] = useOwnValue<Id | null>(value, defaultValue ?? null)
  const [root, setRoot] = useOwnRef(ref)
  const ListSelect = useLaterPart(listSelect, root, { isWanted: !useTouch() })
  const choose = (id: string) => {
    const found = options.find((candidate) => candidate.id === id)
    if (found === undefined) return
    setOwn(found.id)
    onChange?.(found.id)
  }
  const words = { label, description, errorMessage, name }
  const shared = { ...words, options, onChange: choose, autoComplete, isRequired, isDisabled }
  return (
    <div
      {...marks}
      ref={setRoot}
      className={clsx(place, className)}
      data-ready={ListSelect !== null || undefined}
    >
      {ListSelect === null ? (
        <NativeSelect
          {...shared}
          value={chosen ?? ''}
          placeholder={placeholder ?? (chosen === null ? '' : undefined)}
        />
      ) : (
        <ListSelect {...shared} value={chosen} placeholder={placeholder} />
      )}
    </div>
  )
}
